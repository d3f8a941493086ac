import { baseOf } from '../../dimensions/bases.js';
import { roundHalfUp } from '../../judging/equals.js';
import { isA, type Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { type NumberItem, open, placesOf } from '../bindings/binding.js';
import { changeLead } from './change-lead.js';

/** "naik 3,2 %": the change as a part of the earlier average; it is worked out, never held wrong. */
export function readGrowth(sentence: Sentence, item: NumberItem, own: Item[]): Reading | null {
  const word = changeLead(sentence, item);
  const way = word && wayAt(sentence, word);
  const isOfSome = sentence.clauseOf(item).items.some(isA('people'));
  if (!way || isOfSome) return open('ratio', own);
  const { indicators, sectors } = placesOf(sentence, item, {});
  const base = baseOf(sentence, item);
  const at = { indicator: indicators.keys[0] ?? null, sector: sectors.sectors[0] ?? null } as const;
  const { table } = sentence.sheet;
  const change = table.find({ measure: 'change', ...at, base });
  const then = table.find({ measure: 'average', ...at, period: base });
  if (!change || !then) return open('ratio', own);
  const part = (change.value / then.value) * 100;
  const { value, decimals } = item.meaning.number;
  const fits = Math.sign(part) === way.way && roundHalfUp(Math.abs(part), decimals) === value;
  // What does not follow from the averages may be a contact's own figure.
  if (!fits) return null;
  return decided({ type: 'ratio', items: [...way.items, ...own] }, true, {
    facts: [change, then],
  });
}
