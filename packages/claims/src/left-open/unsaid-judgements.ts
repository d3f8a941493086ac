import { isA, type Item } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

const PASSING = /^(?:sementara|permanen|temporer|semu)$/;
const THOUGHT = /^(?:dugaan|perkiraan|ekspektasi|harapan|kebiasaan)$/;

/** "Bersifat sementara", "di luar dugaan": a judgement that no figure and no contact gave. */
export function isQualified({ items }: Sentence, item: Item): boolean {
  const lead = items[items.indexOf(item) - 1];
  if (PASSING.test(isA('break')(item) ? item.meaning.mark : item.word))
    return lead?.word === 'bersifat';
  // "Di luar" is one plain phrase, "di atas" is none.
  const isOutside = lead?.word === 'di' && isA('plain')(lead) && lead.end - lead.start > 2;
  return isOutside && !isA('indicator')(item) && THOUGHT.test(item.word);
}
