import { isA, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, ofKinds, type Question } from './question.js';

/**
 * "Persediaan dan investasi berada pada 3,56 dan 3,54, masing-masing naik 0,38 poin": what is told of each, where
 * it was read of one alone.
 */
export const EACH_LEFT: readonly Question[] = [ofKinds(['respectively'], isOfOneAlone)];

function isOfOneAlone({ sentence, item, readings }: Asked<ItemOf<'respectively'>>): boolean {
  const next = readings
    .filter(({ items }) => items.some(({ start }) => start >= item.end))
    .toSorted((a, b) => a.items[0]!.start - b.items[0]!.start);
  // "Masing-masing diwakili dua kontak, berkurang satu": in the profile numbers are read with their own names.
  if (sentence.sheet.isProfile) return next.some(isMoveOfOne);
  // "Masing-masing 4,00": a level is read with its own names.
  if (next.length === 0 || next[0]!.type === 'level') return false;
  const behind = next.flatMap(({ facts }) => facts);
  const ahead = sentence.items.filter(({ end }) => end <= item.start);
  const keys = new Set(ahead.flatMap((one) => (means(one, 'indicator') ? one.meaning.keys : [])));
  const places = new Set(
    ahead.flatMap((one) => (means(one, 'sector') ? [one.meaning.sector] : [])),
  );
  const isBare = keys.size === 0 && places.size === 0;
  const told: readonly (readonly [names: readonly string[], of: readonly (string | null)[]])[] = [
    [isBare ? sentence.topic.indicators : [...keys], behind.map(({ indicator }) => indicator)],
    [isBare ? sentence.topic.sectors : [...places], behind.map(({ sector }) => sector)],
  ];
  const several = told.filter(([names]) => names.length > 1);
  const isOfOne = ([names, of]: (typeof told)[number]) =>
    names.filter((name) => of.includes(name)).length < 2;
  return several.length > 0 && several.every(isOfOne);
}

const isMoveOfOne = ({ type, items, facts }: Reading): boolean =>
  type === 'count' && items.some(isA('way')) && new Set(facts.map(({ sector }) => sector)).size < 2;
