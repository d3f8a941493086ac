import { MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import { answerNotes } from '@lqc/phrases';
import { shownVoices } from '../slots/slot-prompt.js';
import { readAnswer } from '../slots/answer.js';
import { type SlotSentences, slotSentences } from '../slots/slot-sentences.js';
import { ofReply } from '../slots/source-phrase.js';
import { sourcesById } from '../slots/sources.js';
import { Telling } from '../wordings/telling.js';
import { saidIn } from './check-reply.js';
import { withDroppedNote, withoutDroppedNote } from './dropped-note.js';
import { otherPeriodsOf } from './found-narrative.js';
import { joinReply } from './join-reply.js';
import { type ReadReply, readReply, type ReplySources } from './read-reply.js';
import { withinBound } from './within-bound.js';

/** The usable part of a model's answers to a question. */
export interface ReplyReading {
  /** In claims as it was asked, or in prose, which is shown as it is written and marked. */
  readonly form: 'claims' | 'prose';
  /** Null for claims of which nothing can be used. */
  readonly reply: ReadReply | null;
  /** The request to write single sentences again; null when none is needed. */
  readonly again: string | null;
}

/**
 * Reads a model's answers to a question: the first is the reply, the others are sentences of it rewritten
 * on request (`again`).
 *
 * @param before the text so far, as its reader has it, when the model continues a reply that ended too early;
 *   it stays as it is
 */
export function readAnswers(
  [written = '', ...repairs]: readonly string[],
  sources: ReplySources,
  before = '',
): ReplyReading {
  const soFar = withoutDroppedNote(before);
  const replyOf = (more: string, isWhole: boolean): ReadReply => {
    const joined = joinReply(soFar, more, sources.pseudonyms.hide(soFar));
    const reply = readReply(withinBound(joined), sources);
    const isCut = joined.length > MODEL_ANSWER_MAX_LENGTH;
    const content = isCut ? `${reply.content}\n\n${answerNotes.tooLong}` : reply.content;
    return { ...reply, content: isWhole && soFar === before ? content : withDroppedNote(content) };
  };
  const answer = readAnswer(written);
  if (answer.kind === 'prose')
    return { form: 'prose', reply: replyOf(answer.prose, true), again: null };
  const proposed = answer.kind === 'sentences' ? answer.sentences : [];
  const { told, kept, again, dropped } = slotSentences(proposed, repairs, meansOf(sources));
  // The sentence that was cut is finished in prose, before the claims.
  const rest = soFar === '' ? '' : answer.prose;
  if (kept === 0 && rest === '') return { form: 'claims', reply: null, again: null };
  const reply = replyOf(joinReply(rest, textOf(told)), dropped.length === 0);
  return { form: 'claims', reply, again };
}

/** What is needed to write out a reply's claims and sources. */
function meansOf({ facts, found, pseudonyms }: ReplySources) {
  const { told } = facts;
  const voices = shownVoices(found, pseudonyms);
  return {
    telling: new Telling({ ...told, claims: { ...told.claims, said: saidIn(found, told.claims) } }),
    sources: sourcesById(voices.map(({ numbered }) => numbered)),
    manner: ofReply(pseudonyms, otherPeriodsOf(found, facts.periods)),
  };
}

/** The sentences that could be taken, in their paragraphs. */
function textOf(told: SlotSentences['told']): string {
  let text = '';
  let startsParagraph = false;
  for (const one of told) {
    startsParagraph ||= one.startsParagraph;
    if (one.kind === 'refused') continue;
    if (text !== '') text += startsParagraph ? '\n\n' : ' ';
    startsParagraph = false;
    text += one.text;
  }
  return text;
}
