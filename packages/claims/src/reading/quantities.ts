import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../facts/fact-table.js';
import { baseOf, isBase } from './bases.js';
import { type FoundCategory, isOrientation } from './categories.js';
import type { Clause } from './clauses.js';
import { equals, plainValue } from './equals.js';
import { isA, type Item, type ItemOf } from './item.js';
import { isOfPeople } from './numbers/people.js';
import { decided, judge, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';
import { wayAt } from './ways.js';

type Address = Omit<FactAddress, 'period' | 'measure'>;

/** Something counted that a word of direction can be said of. */
interface Quantity {
  readonly kind: 'answers of a category' | 'companies' | 'balance' | 'valid answers';
  readonly at: readonly Address[];
  readonly items: readonly Item[];
}

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
    const isAlone = sentence.sheet.isProfile && isA('way')(item);
    const quantity =
      ends || isAlone
        ? (quantityBefore(sentence, item) ?? (ends && quantityBehind(sentence, item, ends)))
        : null;
    if (ends) return quantity ? readMove(sentence, item, quantity, ends) : [];
    // Who was interviewed has no averages: a word of direction is of companies, numbers or none.
    return quantity?.kind === 'companies'
      ? readMove(sentence, item, quantity, { from: null, to: null, isThan: false })
      : [];
  });
}

interface Ends {
  readonly from: ItemOf<'number'> | null;
  readonly to: ItemOf<'number'> | null;
  /** "Lebih banyak daripada 36 kontak". */
  readonly isThan: boolean;
}

/** The numbers that a word of direction goes from and to; null where it has none. */
function endsOf(sentence: Sentence, item: Item): Ends | null {
  const { items } = sentence;
  const at = items.indexOf(item);
  let from: ItemOf<'number'> | null = null;
  let to: ItemOf<'number'> | null = null;
  let isThan = false;
  let lead: 'from' | 'to' | 'than' | null = null;
  const isStill = isA('way')(item) && item.meaning.way === 0;
  for (const next of items.slice(at + 1, at + 16)) {
    if (isA('respectively')(next)) return null;
    if (isA('from')(next)) lead = 'from';
    else if (isStill && STATING.has(next.word)) lead = 'to';
    else if (isStill && next === items[at + 1] && isA('number')(next)) {
      if (!next.used) to = next;
      break;
    } else if (isA('to')(next)) lead = 'to';
    else if (isA('than')(next)) lead = 'than';
    else if (isA('number')(next)) {
      // "Bertambah tiga, dari lima menjadi delapan": how far, before from where and to where.
      if (lead === null && next === items[at + 1] && !isStill) continue;
      if (lead === null || next.used) break;
      // "Lebih banyak daripada 13 kontak yang menilai di atas netral": beside others, not before.
      if (lead === 'than' && categoryBehind(sentence, next)) return null;
      if (lead === 'to') to ??= next;
      else from ??= next;
      isThan ||= lead === 'than';
      lead = null;
      // "Menjadi 18,9 % dari 30,8 %".
      if (to && (from || !isA('from')(items[items.indexOf(next) + 1] ?? next))) break;
    } else if (isA('category')(next) && lead === null && NOUNS.test(item.word)) continue;
    else if (isA('way')(next) || isA('category')(next) || isA('indicator')(next)) break;
    else if (isA('break')(next) && next.meaning.mark !== ',') break;
    else if (isA('open')(next) || isA('company')(next)) break;
  }
  return from || to ? { from, to, isThan } : null;
}

const categoryBehind = (sentence: Sentence, number: Item): boolean => {
  const behind = sentence.after(number);
  const end = behind.findIndex((one) => isA('period')(one) || isA('number')(one));
  return behind.slice(0, end < 0 ? undefined : end).some(isA('category'));
};

const NOUNS = /^(?:bertambahnya|berkurangnya|meningkatnya|menurunnya|naiknya|turunnya)$/;
const STATING = new Set(['yaitu', 'yakni', 'sebesar', 'sebanyak', 'pada', 'di']);

/** What was counted before a word of direction: in its own clause, else in one before. */
function quantityBefore(sentence: Sentence, item: Item): Quantity | null {
  const own = sentence.clauseOf(item);
  const before = own.items.filter(({ end }) => end <= item.start);
  const found = quantityIn(sentence, before, item);
  if (found) return found;
  // "…, sedangkan yang di atas netral bertambah": the people of the clause before.
  const led = before.some(isA('category')) ? previous(sentence, own) : null;
  if (led && isOfPeople(sentence, led.items[0]!)) return ofCategory(sentence, before, item);
  if (before.some((one) => isA('indicator')(one) || isA('measure')(one))) return null;
  const earlier = previous(sentence, own);
  return earlier ? quantityIn(sentence, earlier.items, item) : null;
}

/** "Bertambahnya kontak yang menilai di atas netral, dari 15 menjadi 21": between it and its ends. */
function quantityBehind(sentence: Sentence, item: Item, { from, to }: Ends): Quantity | null {
  const end = Math.min(from?.start ?? Infinity, to?.start ?? Infinity);
  const between = sentence.items.filter((one) => one.start >= item.end && one.end <= end);
  const isCounted = between.some(isA('people')) && between.some(isA('category'));
  return isCounted ? ofCategory(sentence, between, item) : null;
}

function previous(sentence: Sentence, { id }: Clause): Clause | null {
  for (let at = id - 1; at >= 0; at -= 1) {
    const clause = sentence.clauses[at]!;
    if (!clause.outer && clause.items.some((one) => !isA('plain')(one))) return clause;
  }
  return null;
}

/** The answers of the category that a stretch names, whoever gave them. */
function ofCategory(sentence: Sentence, items: readonly Item[], item: Item): Quantity | null {
  const category = lastCategory(sentence, items);
  if (!category || category.without || isOrientation(category.category)) return null;
  const { keys } = sentence.indicatorOf(item);
  return {
    kind: 'answers of a category',
    at: sentence
      .sectorOf(item)
      .sectors.flatMap((sector) =>
        keys.map((indicator) => ({ indicator, sector, category: category.category })),
      ),
    items: category.items,
  };
}

function quantityIn(sentence: Sentence, items: readonly Item[], item: Item): Quantity | null {
  const isMeasure = (...measures: readonly string[]) =>
    items.find((one) => isA('measure')(one) && measures.includes(one.meaning.measure));
  const { keys } = sentence.indicatorOf(item);
  const { sectors, isNamed } = sentence.sectorOf(item);
  const places: Address[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({ indicator, sector })),
  );
  const balance = isMeasure('balance');
  if (balance) return { kind: 'balance', at: places, items: [balance] };
  if (isMeasure('average')) return null;
  const answers = isMeasure('answers');
  const hasPeople =
    isMeasure('share') !== undefined ||
    items.some(
      (one) =>
        (isA('people')(one) && one.meaning.who !== 'indikator' && one.meaning.who !== 'sektor') ||
        isA('quantifier')(one) ||
        RESPONDING.has(one.word) ||
        (isA('number')(one) &&
          ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? '')),
    );
  const category = lastCategory(sentence, items);
  if (category && isOrientation(category.category) && !category.without)
    return { kind: 'companies', at: [{ category: category.category }], items: category.items };
  if (!hasPeople && !category && sentence.sheet.isProfile && items.some(isA('sector')))
    return { kind: 'companies', at: sectors.map((sector) => ({ sector })), items: [] };
  if (hasPeople && category && !category.without)
    return {
      kind: 'answers of a category',
      at: places.map((place) => ({ ...place, category: category.category })),
      items: category.items,
    };
  if (answers) return { kind: 'valid answers', at: places, items: [] };
  if (category || !hasPeople) return null;
  const isSector = isNamed || sentence.sheet.isProfile || sentence.sheet.sector !== null;
  const isAnswering = items.some(({ word }) => ANSWERING.has(word));
  if (isAnswering) return { kind: 'valid answers', at: places, items: [] };
  return isSector
    ? { kind: 'companies', at: sectors.map((sector) => ({ sector })), items: [] }
    : null;
}

const RESPONDING = new Set(['menjawab', 'menilai', 'menyatakan', 'melaporkan']);
const ANSWERING = new Set(['jawaban', 'menjawab', 'memberikan', 'mengisi', 'dijawab']);

/** The answers that the last words of a stretch tell of. */
function lastCategory(sentence: Sentence, items: readonly Item[]): FoundCategory | null {
  // "Porsi di atas netral tidak berubah": what is named goes before what a word of direction tells.
  const last =
    items.findLast(isA('category')) ??
    items.findLast(
      (one) => isA('way')(one) || (isA('level')(one) && one.meaning.level !== 'neutral'),
    );
  if (!last) return null;
  if (last.meaning.is === 'category')
    return { category: last.meaning.category, without: false, items: [last] };
  const way = wayAt(sentence, last);
  if (!way) return null;
  const category = way.way === 1 ? 'above' : way.way === -1 ? 'below' : 'neutral';
  return { category, without: way.isNegated, items: way.items };
}

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
  const size = [sentence.before(item)[0], sentence.after(item)[0]].filter(
    (one): one is Item => one !== undefined && isA('size')(one),
  );
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
      ? null
      : (moved === way.way) !== way.isNegated
        ? true
        : pairs.some((pair) => sign(pair) === way.way)
          ? null
          : false;
  readings.push(
    decided({ type, items: [...way.items, ...size] }, holds, {
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
