import { companyWayOf } from '@lqc/language';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import type { Said } from '../../facts/sheet.js';
import type { About } from '../matching/about.js';
import { hasRate } from '../matching/given-rates.js';
import type { Verdict } from './hold-part.js';
import { hasAnswered, type OwnAnswer } from '../answers/own-answers.js';
import type { Rate } from '../../sentence/told.js';
import type { Sources } from '../matching/sources.js';
import { leads } from '../matching/support.js';

/** "Empat kontak", whose names stand beside. */
export const countIn = (items: readonly Item[]): ItemOf<'number'> | null =>
  items.find((item): item is ItemOf<'number'> => {
    if (!isA('number')(item)) return false;
    const { unit, of } = item.meaning.number;
    return of === null && (unit === 'kontak' || unit === 'perusahaan');
  }) ?? null;

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
 * contacts answered so, told of that rate or went that way. Null where it cannot be said.
 */
export function holdsCount(
  count: number,
  owners: readonly string[],
  {
    items,
    answers,
    rate,
    about: { indicator },
    said,
    sources,
    isExample,
  }: {
    readonly items: readonly Item[];
    readonly answers: readonly OwnAnswer[];
    readonly rate: Rate | undefined;
    readonly about: About;
    readonly said: readonly Said[];
    readonly sources: Sources;
    readonly isExample: boolean;
  },
): Verdict {
  if (indicator === null || (isExample ? owners.length > count : owners.length !== count))
    return null;
  const way = items.map(({ word }) => companyWayOf(word)).find((one) => one !== undefined);
  const isSo = (contact: string): boolean => {
    if (answers.length > 0)
      return answers.every((one) => hasAnswered(one, contact, indicator, said) === true);
    const own = sources.of(contact).filter((one) => one.said.key === indicator);
    return own.some((one) =>
      rate ? hasRate(one, rate, null) : way !== undefined && leads(one) === way,
    );
  };
  const all = new Set(said.map(({ contact }) => contact));
  return [...all].filter(isSo).length === count || null;
}
