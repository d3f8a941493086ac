import type { CheckedText } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { Telling } from '../writing/automatic/telling.js';
import { type ProposedSentence, readAnswer } from './answer.js';
import { composed } from './composed.js';
import { type RefusedSentence, type RenderedSentence, renderSentence } from './render-sentence.js';
import { numberedSentences } from './sources.js';

/** A sentence alone is asked for again so often. */
const MOST_REPAIRS = 2;
/** With less than this part of its sentences a chapter is no chapter. */
const LEAST_KEPT = 0.5;

/** What became of a model's claims. */
export interface SlotReading {
  /** The text of the sentences that could be taken; null where they are too few. */
  readonly checked: CheckedText | null;
  /** What the model is to be told so that it writes the others again; null where nothing is left to ask. */
  readonly again: string | null;
  readonly dropped: readonly { readonly text: string; readonly reason: string }[];
}

/**
 * A draft from proposed sentences: claims and sources written out, what can't stay left out. Answers
 * to having refused sentences written again take their places; sentences that were taken stay as
 * they are.
 */
export function readSlots(
  proposed: readonly (ProposedSentence | null)[],
  repairs: readonly string[],
  { sheet, pseudonyms }: { readonly sheet: FactSheet; readonly pseudonyms: Pseudonyms },
): SlotReading {
  const telling = new Telling(sheet);
  const numbered = numberedSentences(sheet.voices, pseudonyms).flat();
  const means = { telling, sources: new Map(numbered.map((one) => [one.id, one])) };
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
  const kept = told.filter((one) => one.kind === 'rendered');
  // An answer of which no sentence can be taken is of another form altogether: it is not asked again.
  const mayAsk = left.length > 0 && kept.length > 0 && repairs.length < MOST_REPAIRS;
  const lines = left.map(
    ({ place, reasons }, at) =>
      `${at + 1}. ${JSON.stringify(current[place]?.text ?? '')}: ${reasons.join(' ')}`,
  );
  return {
    checked: kept.length >= told.length * LEAST_KEPT ? composed(told, sheet) : null,
    again: mayAsk
      ? `Kalimat berikut tidak dapat dipakai:\n${lines.join('\n')}\n\nTulis ulang hanya kalimat itu: satu objek JSON dengan "sentences" berisi ${left.length} kalimat dalam urutan yang sama. Aturan tetap berlaku.`
      : null,
    dropped: left.map(({ text, reasons }) => ({ text, reason: reasons.join(' ') })),
  };
}
