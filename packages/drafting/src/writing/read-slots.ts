import type { CheckedText } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { Telling } from '../wordings/telling.js';
import type { ProposedSentence } from '../slots/answer.js';
import { composed } from './composed.js';
import { type SlotSentences, slotSentences } from '../slots/slot-sentences.js';
import { ofReport } from '../slots/source-phrase.js';
import { numberedSentences, sourcesById } from '../slots/sources.js';

/** With less than this part of its sentences that tell something a chapter is no chapter. */
const LEAST_KEPT = 0.5;

/** What became of a model's claims. */
export interface SlotReading extends Pick<SlotSentences, 'again' | 'dropped'> {
  /** The text of the sentences that could be taken; null where they are too few. */
  readonly checked: CheckedText | null;
}

/** A chapter's draft from proposed sentences; what can't stay is left out. */
export function readSlots(
  proposed: readonly (ProposedSentence | null)[],
  repairs: readonly string[],
  { sheet, pseudonyms }: { readonly sheet: FactSheet; readonly pseudonyms: Pseudonyms },
): SlotReading {
  const { told, kept, bare, again, dropped } = slotSentences(proposed, repairs, {
    telling: new Telling(sheet),
    sources: sourcesById(numberedSentences(sheet.voices, pseudonyms)),
    manner: ofReport,
  });
  const isEnough = kept > 0 && kept >= (told.length - bare) * LEAST_KEPT;
  const checked = isEnough ? composed(told, sheet) : null;
  return { checked, again, dropped };
}
