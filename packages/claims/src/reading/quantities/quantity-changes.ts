import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf, isBase } from '../../dimensions/bases.js';
import { type Quantity, quantityBefore, quantityBehind } from './counted-quantity.js';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { type Ends, endsOf } from './move-ends.js';
import { decided, judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';

/**
 * "Kontak yang melaporkan penurunan berkurang dari 12 menjadi 7", "porsi netral menyusut dari 55,3 %
 * menjadi 30,8 %", "10 kontak, bertambah dari 3": the word of direction is said of a count, a share
 * or a balance, never of the average. Its numbers are read with it.
 */
export function readQuantityChanges(sentence: Sentence): Reading[] {
  return sentence.items.flatMap((item): Reading[] => {
    if (item.used || !(means(item, 'way') || means(item, 'more')) || isOfPlace(sentence, item))
      return [];
    // "Yang melaporkan penurunan berlipat": whose answers they are, not how many more.
    if (means(item, 'way') && sentence.before(item)[0]?.meaning.is === 'says') return [];
    const ends = endsOf(sentence, item);
    const { items } = sentence.clauseOf(item);
    const isOfIndicators = items.some(
      (one) => means(one, 'people') && one.meaning.who === 'indikator',
    );
    const isAlone = sentence.sheet.isProfile && means(item, 'way') && !isOfIndicators;
    const quantity = ends || isAlone ? quantityOf(sentence, item, ends) : null;
    if (ends) return quantity ? readMove(sentence, item, quantity, ends) : [];
    // Who was interviewed has no averages: a word of direction is of companies, numbers or none.
    if (quantity?.kind !== 'companies') return [];
    const read = readMove(sentence, item, quantity, { from: null, to: null, isThan: false });
    const isCounted = items.some((one) => COUNTED.test(one.word));
    // "Hasil wawancara dengan 40 kontak menunjukkan perbaikan": of what they told, unless a number moved.
    return isCounted || quantity.at.every(({ sector, category }) => sector || category)
      ? read
      : read.map(unsure);
  });
}

const COUNTED = /^(?:jumlah|banyak|total|cakupan|partisipasi)(?:nya)?$/;

/** "Tetap di posisi teratas", "tetap menjadi penyumbang terbesar": a place, not a number. */
function isOfPlace(sentence: Sentence, item: Item): boolean {
  const [link, behind] = sentence.after(item);
  const isStill = means(item, 'way') && item.meaning.way === 0;
  return isStill && PLACING.has(link?.word ?? '') && !(behind && means(behind, 'number'));
}
const PLACING = new Set(['di', 'pada', 'menjadi', 'sebagai']);

/** What moved stands before the word, but behind a noun: "bertambahnya kontak dengan skor 5". */
function quantityOf(sentence: Sentence, item: Item, ends: Ends | null): Quantity | null {
  const behind = ends && quantityBehind(sentence, item, ends);
  const isNoun = /^(?:ber|me|naik|turun)\p{L}*nya$/u.test(item.word);
  return isNoun && behind ? behind : (quantityBefore(sentence, item) ?? behind);
}

/** "Hampir tidak berubah, dari 25,0 % menjadi 25,6 %": shares within a point are as good as the same. */
const isHardlyApart = ([now, then]: readonly (ClaimFact | undefined)[]): boolean =>
  now?.unit === 'persen' &&
  then !== undefined &&
  Math.abs(now.exact - then.exact) < HARDLY &&
  then.unit === 'persen';
const HARDLY = 1;

const MEASURES = {
  'answers of a category': { persen: 'answer-share', count: 'answer-count' },
  companies: { persen: 'company-share', count: 'companies' },
  balance: { persen: 'net-balance', count: 'net-balance' },
  'valid answers': { persen: 'answers', count: 'answers' },
} as const;

function readMove(sentence: Sentence, item: Item, quantity: Quantity, ends: Ends): Reading[] {
  const { table } = sentence.sheet;
  const number = ends.from ?? ends.to;
  const unit = number?.meaning.number.unit ?? null;
  const decimals = number?.meaning.number.decimals ?? 0;
  if (unit === 'other' || unit === 'indikator') return [];
  if (quantity.kind !== 'balance' && unit === 'poin') return [];
  if (quantity.kind === 'balance' && (unit === 'persen' || unit === 'kontak')) return [];
  if (unit === null && decimals > 0 && quantity.kind !== 'balance') return [];
  const measure = MEASURES[quantity.kind][unit === 'persen' ? 'persen' : 'count'];
  const base = ends.from
    ? (periodBehind(sentence, ends.from) ?? baseOf(sentence, item))
    : baseOf(sentence, item);
  const now = (ends.to && periodAtOnce(sentence, ends.to)) ?? periodBefore(sentence, item);
  for (const one of quantity.items) one.used = true;
  const type = unit === 'persen' ? 'share_change' : 'count';
  const addresses = (period: QuarterRole): FactAddress[] =>
    quantity.at.map((at) => ({ ...at, measure, period }));
  const readings: Reading[] = [];
  for (const [end, period] of [
    [ends.from, base],
    [ends.to, now],
  ] as const) {
    if (!end) continue;
    readings.push(
      judge(
        { type, items: [end, ...quantity.items] },
        table,
        addresses(period),
        equals(end, 'equal', plainValue),
      ),
    );
  }
  const way = wayAt(sentence, item);
  // "Jawaban sah bertambah dari 35 menjadi 39": since which quarter is not said, and it may be either.
  const isWrong = readings.some(({ status }) => status === 'contradicted');
  if (isWrong && ends.from && isOfLastYear(sentence, ends.from, addresses('last_year')))
    return readings.map(unsure);
  if (!way) return readings;
  const pairs = quantity.at.map((at): [ClaimFact | undefined, ClaimFact | undefined] => [
    table.find({ ...at, measure, period: now }),
    table.find({ ...at, measure, period: base }),
  ]);
  const sign = ([one, other]: (typeof pairs)[number]) =>
    one && other ? Math.sign(one.exact - other.exact) : null;
  const [first] = pairs;
  const known: ClaimFact[] = (first ?? []).flatMap((fact) => fact ?? []);
  const moved = first ? sign(first) : null;
  const holds =
    // "Dua kali lebih banyak daripada akomodasi" within one quarter: beside others.
    now === base || moved === null || (way.way === 0 && way.manner === 'loose' && moved !== 0)
      ? (now !== base && pairs.every(isHardlyApart)) || null
      : (moved === way.way) !== way.isNegated
        ? true
        : pairs.some((pair) => sign(pair) === way.way)
          ? null
          : false;
  readings.push(
    decided({ type, items: [...way.items] }, holds, {
      facts: known,
      expected: known
        .map((fact) => table.label(fact))
        .toReversed()
        .join('; '),
    }),
  );
  return readings;
}

/** Whether a figure that names no quarter is the one of a year ago, of which was told as well. */
function isOfLastYear(
  { items, topic, sheet }: Sentence,
  from: ItemOf<'number'>,
  at: readonly FactAddress[],
): boolean {
  if (items.some(isA('period')) || !topic.quarters.includes('last_year')) return false;
  return at.some((one) => {
    const fact = sheet.table.find(one);
    return fact !== undefined && equals(from, 'equal', plainValue)(fact) === true;
  });
}

/** "Dari 3 kontak pada Triwulan IV 2024": the quarter that stands behind a number. */
function periodBehind(sentence: Sentence, number: Item): QuarterRole | null {
  for (const next of sentence.items.slice(sentence.items.indexOf(number) + 1)) {
    if (means(next, 'period')) return next.meaning.role;
    if (!means(next, 'plain') && !means(next, 'open') && !means(next, 'people')) return null;
  }
  return null;
}

/** "Menjadi satu pada Triwulan I 2025": a quarter in the words right behind a number. */
function periodAtOnce(sentence: Sentence, number: Item): QuarterRole | null {
  const after = sentence.after(number);
  const behind = after.find((one) => !means(one, 'plain') && !means(one, 'people'));
  // "Bertahan pada tiga perusahaan sebagaimana triwulan sebelumnya": as in that quarter, not in it.
  if (after.slice(0, 2).some(({ word }) => LIKE.test(word))) return null;
  return behind && means(behind, 'period') && !isBase(sentence, behind)
    ? behind.meaning.role
    : null;
}

const LIKE = /^(?:sebagaimana|seperti|layaknya|sama)$/;

function periodBefore(sentence: Sentence, item: Item): QuarterRole {
  const clause = sentence.clauseOf(item);
  const isOfNow = (one: Item): one is ItemOf<'period'> =>
    means(one, 'period') && one.end <= item.start && !isBase(sentence, one);
  const own = clause.items.findLast(isOfNow);
  // "Pada Triwulan IV 2024, …": what opens the sentence, before any figure.
  const opening = sentence.items.find((one) => isOfNow(one) || means(one, 'number'));
  const said = own ?? (opening && isOfNow(opening) ? opening : undefined);
  return said?.meaning.role ?? 'now';
}
