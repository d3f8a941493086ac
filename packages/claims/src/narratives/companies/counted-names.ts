import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Said } from '../../facts/sheet.js';
import type { Verdict } from './hold-part.js';

/** "Empat kontak", whose names stand beside. */
export const countIn = (items: readonly Item[]): ItemOf<'number'> | null =>
  items.find((item): item is ItemOf<'number'> => {
    if (!means(item, 'number')) return false;
    const { unit, of } = item.meaning.number;
    return of === null && (unit === 'kontak' || unit === 'perusahaan');
  }) ?? null;

/** "Satu dari dua kontak yang memberi skor 5". */
export const amongIn = (items: readonly Item[]): ItemOf<'number'> | null =>
  items.find(
    (item): item is ItemOf<'number'> => means(item, 'number') && item.meaning.number.of !== null,
  ) ?? null;

const EXAMPLE =
  /\b(?:salah satu(?:nya)?|termasuk|di antara(?:nya)?|antara lain|misalnya|seperti)\b/u;

/** Whether names are some of those who were counted, rather than all of them. */
export const isOfExamples = (text: string, items: readonly Item[]): boolean =>
  EXAMPLE.test(
    items
      .map(({ start, end }) => text.slice(start, end))
      .join(' ')
      .toLowerCase(),
  );

/**
 * "Empat kontak melaporkan kontraksi 10,5 %: A, B, C, dan D": whether so many are named, and no more
 * contacts told or answered all of that. Null where it cannot be said.
 *
 * @param isSo whether what is said of those who were named is so of a contact
 */
export function holdsCount(
  count: number,
  owners: readonly string[],
  {
    said,
    isExample,
    isSo,
  }: {
    readonly said: readonly Said[];
    readonly isExample: boolean;
    readonly isSo: (contact: string) => boolean;
  },
): Verdict {
  if (isExample ? owners.length > count : owners.length !== count) return null;
  return isOfSoMany(count, said, isSo) || null;
}

/** Whether something is so of just so many contacts. */
export const isOfSoMany = (
  count: number,
  said: readonly Said[],
  isSo: (contact: string) => boolean,
): boolean => [...new Set(said.map(({ contact }) => contact))].filter(isSo).length === count;
