import type { QuarterRole } from '@lqc/contracts';
import { isNamedExpected } from './expected-names.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Topic } from '../sentence/topic.js';
import type { ClaimSheet } from '../facts/sheet.js';
import { pointsBack } from '../items/pointing.js';

/** What a sentence is read in: the sheet, what was said before, and what changes are measured from. */
export interface Context {
  readonly sheet: ClaimSheet;
  readonly topic: Topic;
  readonly usualBase: QuarterRole;
  /** Names without "perkiraan" are those of today, also in a chapter of expectations. */
  readonly isOfToday?: boolean;
  /** It tells of contacts alone. */
  readonly isReport?: boolean;
}

/**
 * In what else a sentence can be said that leaves open of which indicator or sector it tells, or
 * what its changes are measured from: an indicator that was compared before, the sector that was
 * spoken of last, last year. The likeliest context is not among them.
 */
export function otherContexts(items: readonly Item[], context: Context): Context[] {
  const { sheet, topic } = context;
  const names = (is: Item['meaning']['is']) => items.some(({ meaning }) => meaning.is === is);
  const first = items.find(isA('indicator'));
  const isLed = first && !items.some((one) => means(one, 'number') && one.end <= first.start);
  const indicators = isLed
    ? []
    : [sheet.indicator, ...topic.indicators].filter(
        (key) => key !== null && key !== topic.indicator,
      );
  const isOfOtherSector = !names('sector') && !sheet.isProfile && topic.sector !== sheet.sector;
  return [
    ...[...new Set(indicators)].map((indicator) => ({
      ...context,
      topic: { ...topic, indicator },
    })),
    ...(isOfOtherSector ? [{ ...context, sheet: { ...sheet, sector: topic.sector } }] : []),
    ...(isOpen(items, topic) ? [{ ...context, usualBase: 'last_year' as const }] : []),
  ].slice(0, MOST);
}
const MOST = 4;

/** In a chapter of expectations "tenaga kerja" may be today's: the same read so, where one is named. */
export const todaysContext = (items: readonly Item[], context: Context): Context | null =>
  items.some(
    (one) =>
      means(one, 'indicator') &&
      one.meaning.keys.every((key) => key.startsWith('perkiraan')) &&
      !isNamedExpected(one),
  )
    ? { ...context, isOfToday: true }
    : null;

/** A sentence that names no quarter but the current may go on comparing with that of the sentence before. */
export const isOpen = (items: readonly Item[], { base }: Topic): boolean =>
  base === 'last_year' && !items.some((one) => means(one, 'period') && one.meaning.role !== 'now');

/** What tells of a figure: a number, or how many in words. */
export const tells = (item: Item): boolean =>
  means(item, 'number') || means(item, 'quantifier') || isStill(item);

/** "Permintaan domestik tidak berubah": a change that is told to the last digit. */
const isStill = (item: Item): boolean =>
  means(item, 'way') && item.meaning.way === 0 && item.meaning.manner === 'exact';

/**
 * "Perkiraan harga jual berada di 3,55. Dibandingkan awal 2024 skor ini lebih rendah 0,23 poin": of the
 * average that was told last, where nothing else is named. Null where nothing points back.
 */
export function pointedContext(items: readonly Item[], context: Context): Context | null {
  const { topic } = context;
  const isPointing = items.some(({ word }, at) => SCORES.test(word) && pointsBack(items[at + 1]));
  const indicator = topic.facts.findLast(({ measure }) => measure === 'average')?.indicator;
  if (!isPointing || !indicator || indicator === topic.indicator) return null;
  if (items.some((one) => means(one, 'indicator') || means(one, 'company'))) return null;
  return { ...context, topic: { ...topic, indicator } };
}
const SCORES = /^(?:skor|angka|indeks|nilai|capaian|posisi|rata-rata|rerata|level)$/;

/** One figure may fit by chance; two that are right together tell what a sentence is about. */
export function tellsByFigures(readings: readonly Reading[]): boolean {
  const numbers = new Set(
    readings
      .filter(({ status }) => status === 'supported')
      .flatMap(({ items }) => items.filter(tells)),
  );
  return numbers.size > 1;
}
