import type { ClaimFact } from '@lqc/contracts';
import type { Item } from '../../items/item.js';
import { isName, rowOf, rowsOf } from './order.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const PLACE = /^(?:urutan|posisi|peringkat|tempat|ranking)$/;
const FOLLOWING = /^(?:berikutnya|selanjutnya|setelahnya|sesudahnya)$/;

/**
 * "Di urutan berikutnya terdapat Real Estat": right behind those that the sentence before told. Wrong
 * where somebody else lies between them, or where it lies before one of them; left open where it is
 * not known behind whom.
 */
export function readNextPlace(sentence: Sentence, item: Item): Reading | null {
  const next = sentence.items[sentence.items.indexOf(item) + 1];
  if (!PLACE.test(item.word) || !next || !FOLLOWING.test(next.word)) return null;
  const claim = { type: 'rank', items: [item, next] } as const;
  const name = sentence.items.find(isName);
  if (!name) return decided(claim, null);
  const rows = rowsOf(sentence, item, name);
  const own = rowOf(rows, name);
  const ahead = rows.filter(({ id }) => sentence.topic.facts.some((told) => told.id === id));
  if (!own || ahead.length === 0) return decided(claim, null);
  const values = ahead.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const isDown = own.value <= least;
  // Those before were told from the bottom up, or from the top down.
  const isBetween = ({ value }: ClaimFact) =>
    isDown ? value < least && value > own.value : value > most && value < own.value;
  const holds = (isDown || own.value >= most) && !rows.some(isBetween);
  return decided(claim, holds, {
    facts: [...ahead, own],
    expected: rows
      .filter(isBetween)
      .map((fact) => sentence.sheet.table.label(fact))
      .join('; '),
  });
}
