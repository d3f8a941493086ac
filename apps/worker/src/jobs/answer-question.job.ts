import { CodedError, type ErrorCode, indicatorKeyOf } from '@lqc/contracts';
import type { AskedQuestion } from '@lqc/database';
import {
  carriedIndicator,
  companyIn,
  type Reply,
  replyToQuestion,
  declineOf,
  Model,
  periodsOf,
  pseudonymsOf,
  questionFacts,
  readQuestion,
  readReply,
} from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { findNarratives } from '../loading/find-narratives.js';
import { loadSessionData } from '../loading/load-session-data.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { DraftStore } from './draft-store.js';

/** Earlier messages of the conversation that the model is given with a question. */
const CHAT_CONTEXT_MESSAGES = 5;

/** Ends the model's call when the reply was stopped or its conversation cleared. */
class ReplyStopped extends Error {}

type FinishedReply = Reply & {
  readonly status: 'complete' | 'cut';
  readonly errorCode: ErrorCode | null;
};

/**
 * Answers a question of a conversation. The reply is stored while it is being written. However it
 * ends, the words that were stored stay and are checked against the data.
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
  const reply = await write(messageId, asked, material, context);
  if (!reply) return async () => ({ message_id: messageId, status: 'stopped' });
  return async (transaction) => {
    await database.chatReplies.finish(transaction, messageId, runId, reply);
    return { message_id: messageId, status: reply.status };
  };
};

type Material = Awaited<ReturnType<typeof gather>>;

/** Collects the facts and narratives that the reply may use. */
async function gather(
  sessionId: string,
  { question, indicator, summary, context }: AskedQuestion,
  { database, report, isolated }: JobContext,
) {
  const data = await loadSessionData(database, sessionId);
  const names = await database.names.all();
  const pseudonyms = pseudonymsOf(data, names);
  const hidden = pseudonyms.hide(question);
  const earlier = context.flatMap(({ role, content }) =>
    role === 'user' ? [pseudonyms.hide(content)] : [],
  );
  const reading = readQuestion(hidden, {
    indicatorInView: carriedIndicator(hidden, earlier) ?? indicatorKeyOf(indicator) ?? null,
    contactIds: pseudonyms.contactsIn(hidden),
    periods: periodsOf(data),
  });
  report(15, jobSteps.searching);
  const { found, knownWords } = await findNarratives(database, {
    question,
    reading,
    data,
  });
  const decline = declineOf(reading, data, {
    knownWords,
    company: companyIn(question),
    hasContext: context.length > 0 || summary !== null,
  });
  return {
    decline,
    question,
    facts: questionFacts(reading, data),
    found,
    unknownWords: reading.words.filter((word) => !knownWords.includes(word)),
    context,
    summary,
    pseudonyms,
    contacts: data.speakers.map(({ contact }) => contact),
    /** Holds a model's answers against the data, in a thread so that the worker is not blocked. */
    read: (answers: readonly string[], soFar: string) => {
      const { now, before, lastYear, speakers, madeOf } = data;
      const session = { now, before, lastYear, speakers };
      const input = { answers, before: soFar, reading, data: session, madeOf, found, names };
      return isolated('readAnswers', input);
    },
  };
}

/** A reply in the product's own words, of which nothing is checked. */
const ownReply = (content: string): Reply => ({
  content,
  citations: [],
  checks: [],
  facts: [],
  basis: 'declined',
  isTruncated: false,
});

/** Writes the reply; null when it was stopped or its conversation cleared meanwhile. */
async function write(
  messageId: string,
  { content, isBegun }: AskedQuestion,
  { decline, read, ...material }: Material,
  { database, llm, signal, report, runId }: JobContext,
): Promise<FinishedReply | null> {
  const finished = (reply: Reply, errorCode: ErrorCode | null = null): FinishedReply => ({
    ...reply,
    status: errorCode ? 'cut' : 'complete',
    errorCode,
  });
  const checkedReply = async (text: string): Promise<Reply> => {
    const { reply } = await read([text], '');
    if (!reply) throw new CodedError('LLM_FAILED');
    return { ...reply, isTruncated: false };
  };
  // Another worker died while writing this reply. Its words stay and are marked as cut off.
  if (isBegun) return finished(await checkedReply(content), 'JOB_STALLED');
  if (decline !== null) return finished(ownReply(decline));

  const replyStopped = new AbortController();
  let soFar = content;
  const draftStore = new DraftStore(
    (text) => database.chatReplies.write(messageId, runId, text),
    () => replyStopped.abort(new ReplyStopped()),
  );
  try {
    const model = new Model({ ...llm, config: await database.settings.llm() });
    report(25, jobSteps.asking);
    return finished(
      await replyToQuestion(
        { ...material, soFar: content },
        {
          model,
          signal: AbortSignal.any([signal, replyStopped.signal]),
          onText(text) {
            if (soFar === content) report(50, jobSteps.answering);
            soFar = text;
            draftStore.tell(text);
          },
          read,
          onRepair: () => report(80, jobSteps.checkingFigures),
        },
      ),
    );
  } catch (error) {
    // The words written so far must be stored before they can be checked.
    await draftStore.flush();
    if (error instanceof ReplyStopped || signal.aborted) {
      // Its reader has already seen them. Here and not in a thread, whose tasks are ended together with the run.
      const text = await database.chatReplies.ended(messageId, runId);
      const stopped = text && { ...readReply(text, material), isTruncated: false };
      if (stopped) await database.chatReplies.seal(messageId, runId, stopped);
    }
    if (error instanceof ReplyStopped) return null;
    if (signal.aborted || !(error instanceof CodedError) || soFar === content) throw error;
    return finished(await checkedReply(soFar), error.code);
  } finally {
    draftStore.drop();
  }
}
