import { CodedError, type ErrorCode, indicatorKeyOf } from '@lqc/contracts';
import type { AskedQuestion } from '@lqc/database';
import {
  type Reply,
  replyToQuestion,
  chooseVoices,
  declineOf,
  Model,
  periodsOf,
  Pseudonyms,
  questionFacts,
  readQuestion,
  readReply,
  type SessionData,
} from '@lqc/narratives';
import { jobSteps } from '@lqc/phrases';
import { companyKey } from '@lqc/survey';
import { findNarratives } from '../loading/find-narratives.js';
import { loadSessionData } from '../loading/load-session-data.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { DraftKeeper } from './draft-keeper.js';

/** What a model may read of narratives for one question, roughly. */
const CHAT_NARRATIVE_TOKEN_BUDGET = 6000;
/** Messages before a question that the model reads with it. */
const CHAT_CONTEXT_MESSAGES = 5;

/** Nobody waits for this reply any more. */
class Unwanted extends Error {}

type Ended = Reply & {
  readonly status: 'complete' | 'cut';
  readonly errorCode: ErrorCode | null;
};

/**
 * Answers a question of a conversation. What is written is kept as it grows; however the reply
 * ends, what stood there stays and is held against the data.
 */
export const answerQuestionOf: Job<'answer-question'> = async (
  { sessionId, messageId },
  context,
) => {
  const { database, runId, report } = context;
  const asked = await database.chatReplies.find(messageId, runId, CHAT_CONTEXT_MESSAGES);
  if (!asked) return async () => ({ message_id: messageId, status: 'stopped' });
  report(5, jobSteps.computing);
  const material = await gather(sessionId, asked, context);
  const ended = await write(messageId, asked, material, context);
  if (!ended) return async () => ({ message_id: messageId, status: 'stopped' });
  return async (transaction) => {
    await database.chatReplies.finish(transaction, messageId, runId, ended);
    return { message_id: messageId, status: ended.status };
  };
};

type Material = Awaited<ReturnType<typeof gather>>;

/** Everything that the reply may rest on. */
async function gather(
  sessionId: string,
  { question, indicator, summary, context }: AskedQuestion,
  { database, report, isolated }: JobContext,
) {
  const data = await loadSessionData(database, sessionId);
  const names = await database.names.all();
  const pseudonyms = new Pseudonyms(data.speakers, true, names);
  const hidden = pseudonyms.hide(question);
  const contactIds = interviewsOf(pseudonyms.contactsIn(hidden), data);
  const reading = readQuestion(hidden, {
    indicatorInView: indicatorKeyOf(indicator) ?? null,
    periods: periodsOf(data),
  });
  report(15, jobSteps.searching);
  const { found, knownWords } = await findNarratives(database, {
    question,
    reading,
    contactIds,
    data,
  });
  const decline = declineOf(reading, data, {
    knownWords,
    namesContact: contactIds.length > 0,
    hasContext: context.length > 0 || summary !== null,
  });
  return {
    decline,
    question,
    facts: questionFacts(reading, data),
    found,
    told: chooseVoices(found, CHAT_NARRATIVE_TOKEN_BUDGET).voices,
    unknownWords: reading.words.filter((word) => !knownWords.includes(word)),
    context,
    summary,
    pseudonyms,
    contacts: data.speakers.map(({ contact }) => contact),
    /** What a reply says is held against the data where that holds up nobody. */
    read: (written: string) => {
      const { now, before, lastYear, speakers } = data;
      const session = { now, before, lastYear, speakers };
      return isolated('readReply', { written, reading, data: session, found, names });
    },
  };
}

/** Every interview of the companies that these contacts are of: each quarter has its own. */
function interviewsOf(contactIds: readonly string[], { speakers }: SessionData): string[] {
  const companies = new Set(
    speakers
      .filter(({ contactId }) => contactIds.includes(contactId))
      .map(({ contact }) => companyKey(contact)),
  );
  if (companies.size === 0) return [];
  return speakers
    .filter(({ contact }) => companies.has(companyKey(contact)))
    .map(({ contactId }) => contactId);
}

/** Null when the reply was stopped or its conversation cleared meanwhile. */
async function write(
  messageId: string,
  { content, keptLength }: AskedQuestion,
  { decline, read, ...material }: Material,
  { database, llm, signal, report, runId }: JobContext,
): Promise<Ended | null> {
  const over = (reply: Reply, errorCode: ErrorCode | null = null): Ended => ({
    ...reply,
    status: errorCode ? 'cut' : 'complete',
    errorCode,
  });
  const asItStands = async (text: string) => ({ ...(await read(text)), isTruncated: false });
  // An earlier worker died while it wrote: its words stay, marked as cut off.
  if (content.length > keptLength) return over(await asItStands(content), 'JOB_STALLED');
  if (decline !== null) return over({ ...(await asItStands(decline)), basis: 'declined' });

  const unwanted = new AbortController();
  let soFar = content;
  const keeper = new DraftKeeper(
    (text) => database.chatReplies.write(messageId, runId, text),
    () => unwanted.abort(new Unwanted()),
  );
  try {
    const model = new Model({ ...llm, config: await database.settings.llm() });
    report(25, jobSteps.asking);
    return over(
      await replyToQuestion(
        { ...material, soFar: content },
        {
          model,
          signal: AbortSignal.any([signal, unwanted.signal]),
          onText(text) {
            if (soFar === content) report(50, jobSteps.answering);
            soFar = text;
            keeper.tell(text);
          },
          read,
          onRepair: () => report(80, jobSteps.checkingFigures),
        },
      ),
    );
  } catch (error) {
    // The words written so far must be stored before they can be checked.
    await keeper.flush();
    const isOver = error instanceof Unwanted || signal.aborted;
    if (isOver)
      await sealEnded(
        messageId,
        runId,
        (text) => ({ ...readReply(text, material), isTruncated: false }),
        database,
      );
    if (error instanceof Unwanted) return null;
    if (signal.aborted || !(error instanceof CodedError) || soFar === content) throw error;
    return over(await asItStands(soFar), error.code);
  } finally {
    keeper.drop();
  }
}

/**
 * A stopped reply keeps the words that its reader has seen; they are checked against the data, here
 * and now: what is done elsewhere ends with the run.
 */
async function sealEnded(
  messageId: string,
  runId: string,
  read: (text: string) => Reply,
  database: JobContext['database'],
): Promise<void> {
  const text = await database.chatReplies.ended(messageId, runId);
  if (text) await database.chatReplies.seal(messageId, runId, read(text));
}
