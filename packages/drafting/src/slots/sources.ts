import { sentences } from '@lqc/language';
import type { Voice } from '../facts/fact-sheet.js';
import { foldLetters } from '../pseudonyms/fold-letters.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';

/** A longer sentence is no quote for a report. */
const LONGEST_QUOTE = 280;

/** A sentence of a narrative that a draft may cite. */
export interface NumberedSentence {
  /** "K3.s2": the second sentence of the contact with this stand-in. */
  readonly id: string;
  readonly voice: Voice;
  /** Word for word. */
  readonly text: string;
  /** The same as a model is shown it. */
  readonly hidden: string;
  /** Whether a report may quote it: it has no name, no address, and is not too long. */
  readonly isQuotable: boolean;
}

/** Numbered sentences, found by their numbers. */
export const sourcesById = (
  numbered: readonly (readonly NumberedSentence[])[],
): ReadonlyMap<string, NumberedSentence> => new Map(numbered.flat().map((one) => [one.id, one]));

/**
 * The sentences of each voice, numbered by contact. Names are hidden in the whole narrative first, since a
 * point within a name may split it; if that changes the number of sentences, the narrative counts as one.
 */
export function numberedSentences(
  voices: readonly Voice[],
  pseudonyms: Pseudonyms,
): NumberedSentence[][] {
  const counts = new Map<string, number>();
  return voices.map((voice) => {
    const contact = pseudonyms.idOf(voice.contactId);
    const whole = pseudonyms.hide(voice.narrative);
    const [own, hidden] = [sentences(voice.narrative), sentences(whole)];
    const isParted = own.length === hidden.length;
    const shown = isParted ? hidden : [whole];
    return shown.map((one, at): NumberedSentence => {
      const number = (counts.get(contact) ?? 0) + 1;
      counts.set(contact, number);
      const text = isParted ? own[at]! : voice.narrative;
      const isQuotable =
        isParted &&
        text.length <= LONGEST_QUOTE &&
        !/[“”"]/.test(text) &&
        one === foldLetters(text).trim();
      return { id: `${contact}.s${number}`, voice, text, hidden: one, isQuotable };
    });
  });
}
