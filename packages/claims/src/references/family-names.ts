import { type Item, means } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';
import { asIndicator, namesInPlace } from './names-in-place.js';

const COUNTS: ReadonlyMap<string, number> = new Map([
  ['dua', 2],
  ['kedua', 2],
  ['tiga', 3],
  ['ketiga', 3],
]);
const KINDS = /^(?:sisi|jenis|komponen|sumber|macam|pos|indikator|unsur|jalur)$/;

/**
 * "Dua indikator permintaan bergerak berlawanan", "ketiga komponen biaya naik": puts the names of all
 * indicators of a family in the place of the words that count them.
 */
export function withFamilyNames(
  items: readonly Item[],
  { isProfile }: ClaimSheet,
): readonly Item[] {
  if (isProfile) return items;
  const at = items.findIndex(({ word }) => COUNTS.has(word));
  const first = items[at];
  if (!first) return items;
  const next = items[at + 1];
  const isNamed = next !== undefined && means(next, 'indicator');
  const name = isNamed ? next : items[at + 2];
  // "Dua indikator" is one stretch, "kedua sisi" are two.
  const isKind = isNamed
    ? means(first, 'number') || first.word === 'kedua'
    : KINDS.test(next?.word ?? '');
  if (!name || !isKind || !means(name, 'indicator')) return items;
  const { keys } = name.meaning;
  if (keys.length !== COUNTS.get(first.word)) return items;
  const names = namesInPlace(name, name, keys.map(asIndicator), { isCarried: true });
  return [...items.slice(0, at), ...names, ...items.slice(items.indexOf(name) + 1)];
}
