import { answerNotes } from '@lqc/phrases';
import { shownVoices } from '../slots/slot-prompt.js';
import { type ProposedSentence, readAnswer, SentenceSchema } from '../slots/answer.js';
import { SentenceScanner } from '../slots/sentence-scanner.js';
import { type SlotSentences, slotSentences } from '../slots/slot-sentences.js';
import { ofReply } from '../slots/source-phrase.js';
import { sourcesById } from '../slots/sources.js';
import { Telling } from '../wordings/telling.js';
import { saidIn } from './check-reply.js';
import { joinReply } from './join-reply.js';
import { type ReadReply, readReply, type ReplySources } from './read-reply.js';

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
 * @param before the text so far, with pseudonyms, when the model continues a reply that ended too early
 */
export function readAnswers(
  [written = '', ...repairs]: readonly string[],
  sources: ReplySources,
  before = '',
): ReplyReading {
  const proposed = proposedIn(written);
  if (proposed === 'prose')
    return { form: 'prose', reply: readReply(joinReply(before, written), sources), again: null };
  const { told, kept, again, dropped } = slotSentences(proposed, repairs, meansOf(sources));
  if (kept === 0) return { form: 'claims', reply: null, again: null };
  const reply = readReply(joinReply(before, textOf(told)), sources);
  return {
    form: 'claims',
    again,
    reply:
      dropped.length === 0
        ? reply
        : { ...reply, content: `${reply.content}\n\n${answerNotes.dropped}` },
  };
}

/** What is needed to write out a reply's claims and sources. */
function meansOf({ facts, found, pseudonyms }: ReplySources) {
  const { told } = facts;
  const voices = shownVoices(found, pseudonyms);
  return {
    telling: new Telling({ ...told, claims: { ...told.claims, said: saidIn(found) } }),
    sources: sourcesById(voices.map(({ numbered }) => numbered)),
    manner: ofReply(pseudonyms),
  };
}

/** The sentences of an answer; of one that was broken off those that are complete. */
function proposedIn(written: string): readonly (ProposedSentence | null)[] | 'prose' {
  const answer = readAnswer(written);
  if (answer.kind === 'prose') return 'prose';
  if (answer.kind === 'sentences') return answer.sentences;
  return new SentenceScanner()
    .add(written)
    .flatMap((object) => SentenceSchema.safeParse(object).data ?? []);
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
