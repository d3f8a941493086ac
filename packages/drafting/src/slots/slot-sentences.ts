import { draftNotes } from '@lqc/phrases';
import { type ProposedSentence, readAnswer } from './answer.js';
import {
  type RefusedSentence,
  type RenderedSentence,
  renderSentence,
  type SentenceMeans,
} from './render-sentence.js';

/** A sentence alone is asked for again so often. */
const MOST_REPAIRS = 2;

/** A model's sentences in their places, each written out by code or refused. */
export interface SlotSentences {
  readonly told: readonly (RenderedSentence | RefusedSentence)[];
  /** How many could be taken. */
  readonly kept: number;
  /** How many are left out only because they tell no claim and no source: nothing is lost with them. */
  readonly bare: number;
  /** The request to write the refused sentences again; null when none is needed. */
  readonly again: string | null;
  readonly dropped: readonly { readonly text: string; readonly reason: string }[];
}

/**
 * Proposed sentences with their claims and sources written out, what can't stay refused. Answers to
 * having refused sentences written again take their places; sentences that were taken stay as they
 * are.
 */
export function slotSentences(
  proposed: readonly (ProposedSentence | null)[],
  repairs: readonly string[],
  means: SentenceMeans,
): SlotSentences {
  const current = [...proposed];
  const told: (RenderedSentence | RefusedSentence)[] = current.map((one, place) =>
    renderSentence(one, place, means),
  );
  const refused = () =>
    told.flatMap((one, place) => (one.kind === 'refused' ? [{ ...one, place }] : []));
  for (const repair of repairs) {
    const places = refused().map(({ place }) => place);
    const answer = readAnswer(repair);
    if (answer.kind !== 'sentences' || answer.sentences.length !== places.length) continue;
    for (const [at, place] of places.entries()) {
      const { startsParagraph } = told[place]!;
      const written = answer.sentences[at];
      const inPlace = written ? { ...written, starts_paragraph: startsParagraph } : null;
      current[place] = inPlace;
      told[place] = renderSentence(inPlace, place, means);
    }
  }
  const left = refused();
  const kept = told.length - left.length;
  const bare = left.filter(isBare).length;
  // An answer without a usable sentence is of another form altogether, so it is not requested again.
  // Words alone are named and left out; for them nobody waits for another call.
  const mayAsk = left.length > bare && kept > 0 && repairs.length < MOST_REPAIRS;
  const lines = left.map(
    ({ place, reasons }, at) =>
      `${at + 1}. ${JSON.stringify(current[place]?.text ?? '')}: ${reasons.join(' ')}`,
  );
  return {
    told,
    kept,
    bare,
    again: mayAsk
      ? `Kalimat berikut tidak dapat dipakai:\n${lines.join('\n')}\n\nTulis ulang hanya kalimat itu: satu objek JSON dengan "sentences" berisi ${left.length} kalimat dalam urutan yang sama. Aturan tetap berlaku.`
      : null,
    dropped: left.map(({ text, reasons }) => ({ text, reason: reasons.join(' ') })),
  };
}

const isBare = ({ reasons }: RefusedSentence): boolean =>
  reasons.every((reason) => reason === draftNotes.breaches.nothing);
