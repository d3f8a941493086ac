import { CodedError } from '@lqc/contracts';
import { chooseVoices } from '../selection/choose-voices.js';
import type { Listening, Model, ModelResponse } from '../model/model.js';
import type { Message } from '../prompt/chapter-prompt.js';
import { againPrompt, repairPrompt } from '../prompt/repair-prompt.js';
import { GrowingDraft } from '../slots/growing-draft.js';
import { shownVoices } from '../slots/slot-prompt.js';
import { ofReply } from '../slots/source-phrase.js';
import { sourcesById } from '../slots/sources.js';
import { splitAnswer } from '../slots/split-answer.js';
import { SheetFacts } from '../wordings/sheet-facts.js';
import { withoutDroppedNote } from './dropped-note.js';
import { otherPeriodsOf } from './found-narrative.js';
import { joinReply } from './join-reply.js';
import { shownSoFar } from './plain-reply.js';
import {
  continuationPrompt,
  type PromptMaterial,
  prosePrompt,
  questionPrompt,
} from './question-prompt.js';
import { readAnswers, type ReplyReading } from './read-answers.js';
import type { ReadReply, ReplySources } from './read-reply.js';
import { withinBound } from './within-bound.js';

/** Estimated tokens of narratives that the model is given for one question at most. */
const NARRATIVE_TOKEN_BUDGET = 6000;

/** Who asked waits no longer for sentences to be put right than for the answer, or for this long. */
const REPAIR_WITHIN_MS = 10_000;

const SENTENCE_ENDS = /[.!?…]["”’)*\]]*\s*$/;

export interface Reply extends ReadReply {
  readonly isTruncated: boolean;
}

/** The data that a question is answered from and checked against. */
export interface ReplyMaterial extends Omit<PromptMaterial, 'voices'>, ReplySources {
  /** The text so far, when a reply that ended too early is continued. */
  readonly soFar: string;
}

/** How a reply is followed while it is written. */
export interface Following {
  readonly signal: AbortSignal;
  /** Called with each piece: the whole reply so far, fit to show, names put back. */
  readonly onText: (text: string) => void;
  /** Called when it is written and its sentences are being put right. */
  readonly onRepair?: () => void;
  /** How long that may take at least. */
  readonly repairMs?: number;
  /** Does what `readAnswers` does, but elsewhere, so that it blocks nobody. */
  readonly read?: (answers: readonly string[], before: string) => Promise<ReplyReading>;
}

/**
 * Has a question answered. The model gets the claims that may be told and the narratives found, and answers
 * in claims and sources, which code writes out; refused sentences are requested again. A reply in prose is
 * shown as it is written; contradicted sentences are repaired once, and the rest is marked. A model whose
 * claims cannot be read is asked once more, in prose.
 *
 * @throws CodedError as `Model.ask` does; `LLM_FAILED` when none of its answers can be read
 */
export async function replyToQuestion(
  { soFar: before, ...material }: ReplyMaterial,
  {
    model,
    signal,
    onText,
    onRepair,
    repairMs = REPAIR_WITHIN_MS,
    read: readBy,
  }: Following & { readonly model: Model },
): Promise<Reply> {
  const { pseudonyms, facts } = material;
  const shown = shownVoices(material.found, pseudonyms);
  const { voices } = chooseVoices(shown, NARRATIVE_TOKEN_BUDGET);
  const { messages: asked, schema } = questionPrompt({ ...material, voices }, pseudonyms);
  // Names that a model wrote by itself are hidden before its text is sent back.
  const hide = (text: string) => pseudonyms.hide(text);
  const soFar = withoutDroppedNote(before);
  const hiddenSoFar = hide(soFar);
  const read = readBy ?? (async (answers) => readAnswers(answers, material, before));
  const follow = async (messages: readonly Message[], listening: Omit<Listening, 'signal'>) => {
    const means = {
      facts: new SheetFacts(facts.told),
      sources: sourcesById(shown.map(({ numbered }) => numbered)),
      manner: ofReply(pseudonyms, otherPeriodsOf(material.found, facts.periods)),
    };
    const growing = new GrowingDraft(means, soFar !== '');
    const response = await model.ask(messages, {
      ...listening,
      signal,
      onPiece(piece) {
        const more = shownSoFar(growing.add(piece));
        const joined = withinBound(joinReply(soFar, more, hiddenSoFar));
        if (more !== '') onText(pseudonyms.reveal(joined));
      },
    });
    // Of prose that is cut off no more stays than was shown: half a number would be another one.
    const isProse = splitAnswer(response.text).claims === null;
    return response.isTruncated && isProse
      ? { ...response, text: shownSoFar(response.text) }
      : response;
  };
  const to = soFar === '' ? asked : continuationPrompt(asked, hiddenSoFar);
  // In the form there is no place for the rest of a sentence.
  const isWithinSentence = soFar !== '' && !SENTENCE_ENDS.test(soFar);
  const started = performance.now();
  const first = await follow(to, isWithinSentence ? {} : { schema });
  const mending = { signal, withinMs: Math.max(repairMs, performance.now() - started) };
  const reading = await read([first.text], before);
  if (reading.form === 'claims' && reading.reply)
    return withSentencesAgain({ ...reading, reply: reading.reply }, first, (answers, again) => {
      onRepair?.();
      const repairing = againPrompt(asked, hide(first.text), hide(again));
      return mended(async () => {
        const repair = await model.ask(repairing, { ...mending, schema });
        return { repair, reading: await read([...answers, repair.text], before) };
      }, signal);
    });
  // Sentences that were shown while they came are taken back, whatever becomes of the second answer.
  if (!reading.reply) onText(before);
  const prose = reading.reply ? first : await follow(prosePrompt(to, hide(first.text)), {});
  const told = reading.reply ? reading : await read([prose.text], before);
  if (!told.reply) {
    onText(before);
    throw new CodedError('LLM_FAILED');
  }
  const { isTruncated } = prose;
  const faults = told.reply.checks.filter(isFault);
  // Half a reply cannot be written anew as a whole, nor what its reader has read already.
  if (faults.length === 0 || isTruncated || soFar !== '') return { ...told.reply, isTruncated };
  onRepair?.();
  const lines = faults.map(({ text, expected }) =>
    hide(`"${text}" — data: ${expected ?? 'tidak ada'}`),
  );
  const better = await mended(async () => {
    const repair = await model.ask(repairPrompt(asked, hide(prose.text), lines), mending);
    return repair.isTruncated ? null : (await read([repair.text], '')).reply;
  }, signal);
  return better && better.checks.filter(isFault).length < faults.length
    ? { ...better, isTruncated: false }
    : { ...told.reply, isTruncated };
}

/** Has sentences that can't stay written again, as long as the reading asks for it. */
async function withSentencesAgain(
  first: ReplyReading & { readonly reply: ReadReply },
  { text, isTruncated }: ModelResponse,
  ask: (
    answers: readonly string[],
    again: string,
  ) => Promise<{ readonly repair: ModelResponse; readonly reading: ReplyReading } | null>,
): Promise<Reply> {
  const answers = [text];
  let { reply, again } = first;
  while (again !== null) {
    const mended = await ask(answers, again);
    if (!mended?.reading.reply) break;
    answers.push(mended.repair.text);
    ({ again } = mended.reading);
    reply = mended.reading.reply;
  }
  return { ...reply, isTruncated };
}

const isFault = ({ status }: { readonly status: string }) => status === 'contradicted';

/** If a repair fails or takes too long, the first reply stays, with its marks. */
async function mended<T>(mend: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await mend();
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
