import { draftNotes } from '@lqc/phrases';
import type { Telling } from '../wordings/telling.js';
import type { ProposedSentence } from './answer.js';
import { breachesBetween } from './between-slots.js';
import type { NumberedSentence } from './sources.js';
import { type SlotMeans, writtenOut } from './written-out.js';

/** A sentence as code has written it, and what it cites. */
export interface RenderedSentence {
  readonly kind: 'rendered';
  readonly text: string;
  readonly startsParagraph: boolean;
  readonly cited: readonly NumberedSentence[];
}

/** A sentence that can't stay, as far as it could be read. */
export interface RefusedSentence {
  readonly kind: 'refused';
  readonly text: string;
  readonly startsParagraph: boolean;
  readonly reasons: readonly string[];
}

/** What is needed to write out and check a sentence. */
export interface SentenceMeans extends Omit<SlotMeans, 'facts'> {
  readonly telling: Telling;
}

/** Wordings that are tried at most until the data support one. */
const MOST_TRIES = 4;
const BEST_FIRST = ['supported', 'no_claim', 'unchecked'] as const;

/**
 * Writes out one proposed sentence in the first wording that the data support as a whole. It is refused
 * when a claim's figure may not be told, when a slot or a source does not exist, or when the words between
 * the slots assert something of their own.
 *
 * @param place index among the draft's sentences, so that neighbours are worded differently
 */
export function renderSentence(
  proposed: ProposedSentence | null,
  place: number,
  { telling, ...means }: SentenceMeans,
): RenderedSentence | RefusedSentence {
  const startsParagraph = proposed?.starts_paragraph === true;
  const refused = (text: string, reasons: readonly string[]) =>
    ({ kind: 'refused', text, startsParagraph, reasons }) as const;
  if (!proposed) return refused('', [draftNotes.breaches.form]);
  const written = writtenOut(proposed, place, { facts: telling, ...means });
  const { between, claims, cited, wordings, isAhead } = written;
  const counts = { claims, sources: cited.length, isAhead };
  if (counts.claims === 0 && means.manner.declines(proposed.text.trim()))
    return { kind: 'rendered', text: written.text(0), startsParagraph, cited };
  const reasons = [...written.breaches, ...breachesBetween(between, counts, telling)];
  if (reasons.length > 0) return refused(written.text(0), reasons);
  const tries = Array.from({ length: Math.min(wordings, MOST_TRIES) }, (_, turn) =>
    written.text(turn),
  );
  const found = tries.map((text) => telling.standingOf(means.manner.asChecked(text)));
  for (const best of BEST_FIRST)
    if (found.includes(best))
      return { kind: 'rendered', text: tries[found.indexOf(best)]!, startsParagraph, cited };
  return refused(tries[0]!, [draftNotes.breaches.contradicted]);
}
