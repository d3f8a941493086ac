import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { readAnswer } from '../slots/answer.js';
import { readSlots } from './read-slots.js';
import type { DraftReading } from './draft-reading.js';
import { readProse } from './read-prose.js';

/**
 * Reads a model's responses: the first is the draft, the others are sentences of it written again,
 * as earlier readings requested (`again`). The same responses always give the same reading.
 */
export function readDraft(
  [written = '', ...repairs]: readonly string[],
  sheet: FactSheet,
  pseudonyms: Pseudonyms,
): DraftReading {
  const answer = readAnswer(written);
  if (answer.kind === 'unreadable')
    return { form: 'claims', checked: null, again: null, dropped: [] };
  return answer.kind === 'prose'
    ? { form: 'prose', dropped: [], ...readProse(answer.prose, repairs, { sheet, pseudonyms }) }
    : { form: 'claims', ...readSlots(answer.sentences, repairs, { sheet, pseudonyms }) };
}
