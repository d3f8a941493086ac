import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf, isBase } from '../../dimensions/bases.js';
import { type Quantity, quantityBefore, quantityBehind } from './counted-quantity.js';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import { type Ends, endsOf } from './move-ends.js';
import { decided, judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../dimensions/ways.js';

/**
 * "Kontak yang melaporkan penurunan berkurang dari 12 menjadi 7", "porsi netral menyusut dari 55,3 %
 * menjadi 30,8 %", "10 kontak, bertambah dari 3": the word of direction is said of a count, a share
 * or a balance, never of the average. Its numbers are read with it.
 */
export function readQuantityChanges(sentence: Sentence): Reading[] {
  return sentence.items.flatMap((item): Reading[] => {
    if (item.used || !(isA('way')(item) || isA('more')(item))) return [];
    // "Yang melaporkan penurunan berlipat": whose answers they are, not how many more.
    if (isA('way')(item) && sentence.before(item)[0]?.meaning.is === 'says') return [];
    const ends = endsOf(sentence, item);
    const { items } = sentence.clauseOf(item);
    const isOfIndicators = items.some(
      (one) => isA('people')(one) && one.meaning.who === 'indikator',
    );
    const isAlone = sentence.sheet.isProfile && isA('way')(item) && !isOfIndicators;
    const quantity = ends || isAlone ? quantityOf(sentence, item, ends) : null;
    if (ends) return quantity ? readMove(sentence, item, quantity, ends) : [];
    // Who was interviewed has no averages: a word of direction is of companies, numbers or none.
    return quantity?.kind === 'companies'
      ? readMove(sentence, item, quantity, { from: null, to: null, isThan: false })
      : [];
  });
}

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
    moved === null || (way.way === 0 && way.manner === 'loose' && moved !== 0)
      ? pairs.every(isHardlyApart) || null
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

/** "Dari 3 kontak pada Triwulan IV 2024": the quarter that stands behind a number. */
function periodBehind(sentence: Sentence, number: Item): QuarterRole | null {
  for (const next of sentence.items.slice(sentence.items.indexOf(number) + 1)) {
    if (isA('period')(next)) return next.meaning.role;
    if (!isA('plain')(next) && !isA('open')(next) && !isA('people')(next)) return null;
  }
  return null;
}

/** "Menjadi satu pada Triwulan I 2025": a quarter in the words right behind a number. */
function periodAtOnce(sentence: Sentence, number: Item): QuarterRole | null {
  const behind = sentence.after(number).find((one) => !isA('plain')(one) && !isA('people')(one));
  return behind && isA('period')(behind) && !isBase(sentence, behind) ? behind.meaning.role : null;
}

function periodBefore(sentence: Sentence, item: Item): QuarterRole {
  const clause = sentence.clauseOf(item);
  const isOfNow = (one: Item): one is ItemOf<'period'> =>
    isA('period')(one) && one.end <= item.start && !isBase(sentence, one);
  const own = clause.items.findLast(isOfNow);
  // "Pada Triwulan IV 2024, …": what opens the sentence, before any figure.
  const opening = sentence.items.find((one) => isOfNow(one) || isA('number')(one));
  const said = own ?? (opening && isOfNow(opening) ? opening : undefined);
  return said?.meaning.role ?? 'now';
}
