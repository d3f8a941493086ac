import type { ClaimCategory, ClaimFact, IndicatorKey, QuarterRole } from '@lqc/contracts';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import type { FactAddress } from '../facts/fact-table.js';
import type { Comparison } from '../language/thresholds.js';
import { categoryOf, isOrientation } from './categories.js';
import { equals, plainValue, roundHalfUp } from './equals.js';
import type { Item, ItemOf } from './item.js';
import { isA } from './item.js';
import { decided, judge, type Reading, type Test, unsure } from './reading.js';
import type { Sentence } from './sentence.js';
import { wayAt } from './ways.js';

type NumberItem = ItemOf<'number'>;

/** What a number is bound to from elsewhere: "masing-masing" gives each its own. */
export interface Bound {
  readonly indicator?: IndicatorKey;
  readonly sector?: string;
  readonly category?: ClaimCategory;
  readonly period?: QuarterRole;
}

/** Reads one number of a sentence as the figure that it states. */
export function readNumber(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound = {},
): Reading | null {
  const { unit } = item.meaning.number;
  // "Dua kali lipat" is read when the figures beside it are.
  if (sentence.after(item)[0]?.meaning.is === 'times') return null;
  if (sentence.before(item)[0]?.meaning.is === 'times') return open('ratio', [item]);
  const noun = sentence.after(item)[0];
  if (noun && isA('people')(noun) && noun.meaning.who === 'sektor' && unit === null) return null;
  if (unit === 'other') return null;
  if (isOfUnnamed(sentence)) return open('level', [item]);
  if (isWhole(sentence, item)) return readWhole(sentence, item, bound);
  if (unit === 'persen') return readShare(sentence, item, bound);
  if (unit === 'poin') return readPoints(sentence, item, bound);
  if (unit === 'kontak' || unit === 'perusahaan') return readCount(sentence, item, bound);
  if (unit === 'indikator') return readIndicatorCount(sentence, item);
  return readBare(sentence, item, bound);
}

/** The word like "sekitar" in front of a number, and how it makes the number stand to the figure. */
function nearOf(sentence: Sentence, item: NumberItem): { items: Item[]; comparison: Comparison } {
  const lead = sentence.before(item).slice(0, 3);
  const near = lead.find(isA('near'));
  if (!near) return { items: [], comparison: 'equal' };
  const { comparison } = near.meaning;
  const size = lead[lead.indexOf(near) + 1];
  const items = size && isA('size')(size) ? [size, near] : [near];
  // "Di bawah 3,62 pada triwulan sebelumnya" states that quarter's figure.
  const isOther = comparison === 'more' || comparison === 'less';
  const { role, isKnown } = sentence.periodOf(item);
  if (isOther && isKnown && role !== null && role !== 'now') return { items, comparison: 'equal' };
  const isElsewhere = sentence
    .after(item)
    .some((one) => isA('everybody')(one) || isA('sector')(one));
  if (isOther && isElsewhere) return { items, comparison: 'equal' };
  return { items, comparison };
}

function placesOf(sentence: Sentence, item: NumberItem, bound: Bound) {
  const indicators = bound.indicator
    ? { keys: [bound.indicator], isNamed: true }
    : sentence.indicatorOf(item);
  const sectors = bound.sector
    ? { sectors: [bound.sector], isNamed: true }
    : sentence.sectorOf(item);
  const period = bound.period ? { role: bound.period, isKnown: true } : sentence.periodOf(item);
  return { indicators, sectors, period };
}

/** Every place that a number can be meant of, the likeliest first; null for a quarter without data. */
function addressesFor(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
  measure: Pick<FactAddress, 'measure' | 'category'>,
): FactAddress[] | null {
  const { indicators, sectors, period } = placesOf(sentence, item, bound);
  // What is expected of the next quarter is asked in this one.
  const isAsked =
    indicators.keys[0]?.startsWith('perkiraan') === true &&
    sentence.items.some((one) => isA('period')(one) && one.meaning.isNext);
  if (period.isKnown && period.role === null && !isAsked) return null;
  const periods: QuarterRole[] = [period.role ?? 'now'];
  if (!period.isKnown && sentence.topic.period && sentence.topic.period !== 'now')
    periods.push(sentence.topic.period);
  const likely = periods.flatMap((role) =>
    sectors.sectors.flatMap((sector) =>
      indicators.keys.map((indicator) => ({ ...measure, indicator, sector, period: role })),
    ),
  );
  return [...likely, ...beside(sentence, item, bound, likely[0])];
}

/** What else the clause names and the number may be meant of: it leaves a mismatch open. */
function beside(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
  likely: FactAddress | undefined,
): FactAddress[] {
  if (!likely) return [];
  const { items } = sentence.clauseOf(item);
  const numbers = items.filter(isA('number')).filter(({ meaning }) => meaning.number.of === null);
  const others: FactAddress[] = [];
  // "Rata-rata seluruh kontak" in a sector's chapter may be the sector's or everybody's.
  if (items.some((one) => isA('quantifier')(one) && one.meaning.quantifier.least === 100))
    others.push({ ...likely, sector: null });
  for (const one of numbers.length > 1 ? items : []) {
    if (isA('sector')(one) && !bound.sector) others.push({ ...likely, sector: one.meaning.sector });
    if (isA('indicator')(one) && one.meaning.keys.length === 1 && !bound.indicator)
      others.push({ ...likely, indicator: one.meaning.keys[0]! });
    if (isA('category')(one) && likely.category && !bound.category)
      others.push({ ...likely, category: one.meaning.category });
  }
  // "Porsi di atas dan di bawah netral, yaitu 32,4 % dan 27,0 %": neither is nearer than the other.
  const isNamed = items.some(isA('category')) || numbers.length === 0;
  for (const clause of likely.category && !isNamed && !bound.category ? sentence.clauses : [])
    if (clause.items.every((one) => one.end <= item.start && !isA('number')(one)))
      for (const one of clause.items)
        if (isA('category')(one)) others.push({ ...likely, category: one.meaning.category });
  return others;
}

function open(type: Reading['type'], items: readonly Item[]): Reading {
  return decided({ type, items }, null);
}

const BOTH = /^(?:keduanya|ketiganya|keempatnya)$/;
/** "Rata-rata keduanya kini 4,08 dan 4,18": of what an earlier sentence named. */
const isOfUnnamed = ({ items }: Sentence) =>
  items.some(({ word }) => BOTH.test(word)) &&
  !items.some((one) => isA('indicator')(one) || isA('sector')(one) || isA('category')(one));

/** "63,2 % dari 38 jawaban sah", "dari 40 kontak, …": what others are a part of. */
function isWhole(sentence: Sentence, item: NumberItem): boolean {
  const { unit, of } = item.meaning.number;
  if (of !== null || item.meaning.number.decimals > 0) return false;
  if (unit !== 'kontak' && unit !== 'perusahaan' && unit !== null) return false;
  const lead = sentence.before(item).filter((one) => !WHOLE_WORDS.has(one.word));
  if (!lead[0] || !isA('from')(lead[0]) || lead[0].word !== 'dari') return false;
  const goesOn = sentence.after(item).some(isA('to'));
  const isPart =
    lead[1] !== undefined &&
    (isA('number')(lead[1]) || isA('quantifier')(lead[1]) || isA('some')(lead[1]));
  if (unit === null) return !goesOn && isPart && isOfPeople(sentence, item);
  return !goesOn && (isPart || lead.length === 1);
}

const WHOLE_WORDS = new Set(['total', 'seluruh', 'keseluruhan', 'jumlah', 'sebanyak', 'sejumlah']);

/** The answers or contacts of the quarter that the sentence is about. */
function readWhole(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table, isProfile } = sentence.sheet;
  const { indicators, sectors } = placesOf(sentence, item, bound);
  const lead = sentence.items.findLast(
    (one) => isA('period')(one) && one.end <= item.start && !sentence.isBase(one),
  );
  const period = (lead && isA('period')(lead) && lead.meaning.role) || 'now';
  const measure = item.meaning.number.unit === 'perusahaan' ? 'companies' : 'contacts';
  // "Dari 37 kontak yang menjawab, tujuh menilai margin usaha …": what follows tells of what.
  const later = sentence.items.find(isA('indicator'));
  const keys = later?.meaning.keys.length === 1 ? later.meaning.keys : indicators.keys;
  // A share of answers is of those who answered; "dari 40 kontak, …" may tell who was asked.
  const isOfAnswers =
    !isProfile &&
    indicators.keys.length > 0 &&
    sentence.before(item).some((one) => isA('number')(one) && one.meaning.number.unit === 'persen');
  const at: FactAddress[] = sectors.sectors.flatMap((sector) => [
    ...(isProfile ? [] : keys).map((indicator): FactAddress => ({
      measure: 'answers',
      indicator,
      sector,
      period,
    })),
    ...(isOfAnswers ? [] : [{ measure, sector, period } as const]),
  ]);
  if (!sectors.isNamed && !isOfAnswers) at.push({ measure, sector: null, period });
  const reading = judge(
    { type: 'count', items: [item] },
    table,
    at,
    equals(item, 'equal', plainValue),
  );
  // "Dari 26 kontak pada triwulan sebelumnya, …" may be of any part of them.
  return isOfAnswers || isProfile || sectors.isNamed ? reading : unsure(reading);
}

function readBare(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table } = sentence.sheet;
  const { value, decimals, isSigned } = item.meaning.number;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  const measure = lead.find(isA('measure'))?.meaning.measure;
  if (lead[0] && isA('measure')(lead[0]) && measure === 'answers') {
    const at = addressesFor(sentence, item, bound, { measure: 'answers' });
    const items = [...near.items, item];
    return at
      ? judge({ type: 'count', items }, table, at, equals(item, near.comparison, plainValue))
      : open('count', items);
  }
  if (measure === 'balance') return readBalance(sentence, item, bound);
  const isPeople =
    isOfPeople(sentence, item) || (sentence.sheet.isProfile && sentence.sectorOf(item).isNamed);
  if (decimals === 0 && !isSigned && isPeople) return readCount(sentence, item, bound);
  if (decimals === 0 && !isSigned && (value < 1 || value > 5)) return null;
  const change = changeLead(sentence, item);
  if (change || isSigned) return readPoints(sentence, item, bound);
  if (decimals === 0 && measure !== 'average' && !near.items.length && !hasEnds(sentence, item))
    return null;
  return readLevel(sentence, item, bound, near);
}

const hasEnds = (sentence: Sentence, item: Item) =>
  sentence
    .before(item)
    .slice(0, 3)
    .some((one) => isA('to')(one) || isA('from')(one));

function readLevel(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
  near: ReturnType<typeof nearOf>,
): Reading {
  const items = [...near.items, item];
  const { table } = sentence.sheet;
  const type = hasEnds(sentence, item) ? 'from_to' : 'level';
  const at = addressesFor(sentence, item, bound, { measure: 'average' });
  if (!at || at.length === 0) return open(type, items);
  const reading = judge({ type, items }, table, at, equals(item, near.comparison, plainValue));
  return reading;
}

const STEPS = new Set([
  'sebesar',
  'senilai',
  'sebanyak',
  'hanya',
  'cuma',
  'sekitar',
  'secara',
  'mencapai',
  'yakni',
  'yaitu',
]);

/** The word of direction that a number is the size of: "naik tipis sebesar 0,12". */
function changeLead(sentence: Sentence, item: NumberItem): Item | null {
  for (const one of sentence.before(item).slice(0, 5)) {
    const { is } = one.meaning;
    // "Tetap 3,00" tells the level.
    if (is === 'way' && one.meaning.way === 0) return null;
    if (is === 'way' || is === 'more') return one;
    if (is === 'measure') return one.meaning.measure === 'change' ? one : null;
    if (is === 'level') return one;
    if (is === 'size' || is === 'near' || is === 'open' || STEPS.has(one.word)) continue;
    if (is === 'indicator') continue;
    return null;
  }
  return null;
}

function readPoints(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table } = sentence.sheet;
  const { isSigned, value, unit } = item.meaning.number;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  const balance = sentence.items.findLast((one) => isA('measure')(one) && one.end <= item.start);
  if (balance?.meaning.is === 'measure' && balance.meaning.measure === 'balance') {
    const moved = changeLead(sentence, item);
    // How far a balance moved is no fact of the table.
    return moved && isA('way')(moved) && !hasEnds(sentence, item)
      ? open('balance', [item, moved])
      : readBalance(sentence, item, bound);
  }
  const followed = sentence.after(item).find((one) => isA('measure')(one));
  if (followed && followed.meaning.is === 'measure' && followed.meaning.measure === 'balance')
    return readBalance(sentence, item, bound);
  const word =
    changeLead(sentence, item) ??
    sentence
      .after(item)
      .slice(0, 2)
      .find((one) => isA('more')(one) || isA('way')(one)) ??
    lead.find((one) => isA('way')(one) || isA('more')(one)) ??
    null;
  const way = word ? wayAt(sentence, word) : null;
  const sizes = lead.slice(0, 4).filter(isA('size'));
  const items = [...(way ? way.items : word ? [word] : []), ...sizes, ...near.items, item];
  const beside = word && isA('more')(word) ? readDifference(sentence, item, word, items) : null;
  if (beside) return beside;
  if (sentence.sheet.isProfile) return readCompanyShareChange(sentence, item, items, way?.way ?? 0);
  const { indicators, sectors } = placesOf(sentence, item, bound);
  const base = bound.period && bound.period !== 'now' ? bound.period : sentence.baseOf(item);
  const category = unit === 'poin' ? categoryOf(sentence, item) : null;
  const at: FactAddress[] = sectors.sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({ measure: 'change', indicator, sector, base })),
  );
  if (category?.items.some(isA('category')) && isOfPeople(sentence, item))
    return readShareChange(sentence, item, category.category, items, way?.way ?? null);
  if (at.length === 0) return open('change', items);
  const direction = way ? way.way : 0;
  const isStill = way?.way === 0 && !way.isNegated;
  const test: Test = (fact) => {
    if (isStill && (value !== 0 || fact.value !== 0)) return false;
    const size = (one: ClaimFact) => (isSigned ? one.value : Math.abs(one.value));
    if (direction !== 0 && Math.sign(fact.value) !== direction) return false;
    if (isSigned && direction === 0 && Math.sign(value) !== Math.sign(fact.value)) return false;
    return equals(
      item,
      near.comparison,
      isSigned && direction !== 0 ? (one) => Math.abs(one.value) : size,
    )(fact);
  };
  return judge({ type: 'change', items }, table, at, test);
}

/** "Lebih rendah 0,39 poin daripada permintaan ekspor": how far two averages are apart. */
function readDifference(
  sentence: Sentence,
  item: NumberItem,
  word: ItemOf<'more'>,
  items: readonly Item[],
): Reading | null {
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  const other = after
    .slice(Math.max(link, 0))
    .find((one) => isA('indicator')(one) || isA('sector')(one) || isA('everybody')(one));
  if (link < 0 || !other) return null;
  const type = 'compare' as const;
  const { table, indicator: own } = sentence.sheet;
  const first = sentence.before(item).find(isA('indicator'));
  const [key = null] = first?.meaning.keys ?? [sentence.topic.indicator ?? own];
  const [sector = null] = sentence.before(item).some(isA('sector'))
    ? sentence.sectorOf(item).sectors
    : [sentence.sheet.sector ?? sentence.topic.sector];
  const then = isA('indicator')(other)
    ? { indicator: other.meaning.keys[0]!, sector }
    : { indicator: key, sector: isA('sector')(other) ? other.meaning.sector : null };
  const one = table.find({ measure: 'average', indicator: key, sector });
  const two = table.find({ measure: 'average', ...then });
  if (!one || !two || one.id === two.id) return decided({ type, items }, null);
  const apart = roundHalfUp(one.value - two.value, 2);
  const way = word.meaning.comparison === 'more' ? 1 : -1;
  const holds = apart * way === Math.abs(item.meaning.number.value);
  return decided({ type, items }, holds ? true : null, { facts: [one, two] });
}

/** "Pangsa Industri Pengolahan naik 5 poin persen": of companies by sector or by orientation. */
function readCompanyShareChange(
  sentence: Sentence,
  item: NumberItem,
  items: readonly Item[],
  way: number,
): Reading {
  const { table } = sentence.sheet;
  const type = 'share_change' as const;
  const found = categoryOf(sentence, item);
  const { sectors, isNamed } = sentence.sectorOf(item);
  const isOriented = found !== null && isOrientation(found.category);
  if (way === 0 || (!isOriented && !isNamed)) return open(type, items);
  const at = {
    measure: 'company-share',
    ...(isOriented ? { category: found.category } : { sector: sectors[0] ?? null }),
  } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: sentence.baseOf(item) })];
  if (!now || !then) return open(type, items);
  const apart = roundHalfUp(now.value - then.value, 1) * way;
  const holds = Math.abs(apart - item.meaning.number.value) <= 0.11;
  return decided({ type, items: [...items, ...(isOriented ? found.items : [])] }, holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}

/** "naik 4,2 poin persen": how far a share of answers moved. */
function readShareChange(
  sentence: Sentence,
  item: NumberItem,
  category: ClaimCategory,
  items: Item[],
  way: number | null,
): Reading {
  const { indicators, sectors } = placesOf(sentence, item, {});
  const base = sentence.baseOf(item);
  const [indicator] = indicators.keys;
  const [sector] = sectors.sectors;
  const { table } = sentence.sheet;
  const at = {
    measure: 'answer-share',
    indicator: indicator ?? null,
    sector: sector ?? null,
    category,
  } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return open('share_change', items);
  const change = roundHalfUp(now.value - then.value, 1);
  const { value } = item.meaning.number;
  const fits =
    (way === null || way === 0 || Math.sign(change) === way) &&
    Math.abs(Math.abs(change) - Math.abs(value)) <= 0.11;
  return decided({ type: 'share_change', items }, fits, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}

function readBalance(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table } = sentence.sheet;
  const near = nearOf(sentence, item);
  const items = [...near.items, item];
  const at = addressesFor(sentence, item, bound, { measure: 'net-balance' });
  if (!at) return open('balance', items);
  const { isSigned } = item.meaning.number;
  const lead = sentence.before(item);
  const stop = lead.findIndex((one) => isA('from')(one) || isA('to')(one) || isA('period')(one));
  const signs = lead.slice(0, stop < 0 ? 3 : Math.min(3, stop));
  const isNegative = signs.some(({ word }) => ['negatif', 'minus'].includes(word));
  const isPositive = signs.some(({ word }) => word === 'positif');
  for (const one of signs) if (['negatif', 'positif', 'minus'].includes(one.word)) one.used = true;
  const sign = isNegative && !isSigned ? -1 : 1;
  return judge({ type: 'balance', items }, table, at, (fact) =>
    isPositive && fact.value <= 0
      ? false
      : equals(item, near.comparison, (one) => sign * one.value)(fact),
  );
}

/** Whether a part of a sentence counts people rather than averages scores. */
export function isOfPeople(sentence: Sentence, item: Item): boolean {
  const clause = sentence.clauseOf(item);
  const hasPeople = (items: readonly Item[]) =>
    items.some(
      (one) =>
        (isA('people')(one) && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator') ||
        isA('quantifier')(one) ||
        isA('some')(one) ||
        (isA('number')(one) &&
          ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? '')),
    );
  const isAverage = clause.items.some(
    (one) => isA('measure')(one) && one.meaning.measure === 'average',
  );
  if (isAverage) return false;
  if (sentence.around(clause).some((one) => hasPeople(one.items))) return true;
  const hasSubject = clause.items.some(isA('indicator'));
  const earlier = sentence.clauses[clause.id - 1];
  return !hasSubject && earlier !== undefined && hasPeople(earlier.items);
}

function readShare(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  if (lead.find(isA('measure'))?.meaning.measure === 'response')
    return readResponseRate(sentence, item);
  let found = bound.category
    ? { category: bound.category, items: [] as Item[], without: false }
    : categoryOf(sentence, item);
  const own = [...near.items, item];
  if (found && isProfile && !isOrientation(found.category)) found = null;
  const { items: around } = sentence.clauseOf(item);
  const isOfEarlier = around.some(({ word }) => /^(?:porsi|pangsa|proporsi|bagian)nya$/.test(word));
  if (isOfEarlier && found && !found.items.some((one) => around.includes(one)))
    return open('share', own);
  const { period, sectors } = placesOf(sentence, item, bound);
  if (period.isKnown && period.role === null) return open('share', own);
  const role = period.role ?? 'now';
  // "Salah satu kontak menurunkan harga 5,7 %": how far it moved, not how many.
  const moved = changeLead(sentence, item);
  if (moved && !isA('measure')(moved) && found?.items.includes(moved))
    return sentence.items.some((one) => isA('some')(one) || isA('says')(one))
      ? null
      : readGrowth(sentence, item, own);
  if (found) {
    const items = [...own, ...found.items];
    if (isOrientation(found.category)) {
      const at = [{ measure: 'company-share', category: found.category, period: role }] as const;
      return judge({ type: 'share', items }, table, at, equals(item, near.comparison, plainValue));
    }
    if (lead[0] && !isOfPeople(sentence, item)) return open('share', own);
    const sums = summed(sentence, item, found.items);
    if (sums) return sums;
    const at = addressesFor(sentence, item, bound, {
      measure: 'answer-share',
      category: found.category,
    });
    if (!at || at.length === 0) return open('share', items);
    return found.without
      ? judge(
          { type: 'share', items },
          table,
          at,
          equals(item, near.comparison, ({ value }) => roundHalfUp(100 - value, 1)),
        )
      : judge({ type: 'share', items }, table, at, equals(item, near.comparison, plainValue));
  }
  const [sector] = sectors.sectors;
  const isOfSector =
    sectors.isNamed && sector !== null && (isProfile || !sentence.items.some(isA('indicator')));
  if (isOfSector) {
    const at = [{ measure: 'company-share', sector: sector ?? null, period: role }] as const;
    return judge(
      { type: 'share', items: own },
      table,
      at,
      equals(item, near.comparison, plainValue),
    );
  }
  return readGrowth(sentence, item, own);
}

/** "naik 3,2 %": the change as a part of the earlier average; it is worked out, never held wrong. */
function readGrowth(sentence: Sentence, item: NumberItem, own: Item[]): Reading | null {
  const word = changeLead(sentence, item);
  const way = word && wayAt(sentence, word);
  const isOfSome = sentence.clauseOf(item).items.some(isA('people'));
  if (!way || isOfSome) return open('ratio', own);
  const { indicators, sectors } = placesOf(sentence, item, {});
  const base = sentence.baseOf(item);
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

function readResponseRate(sentence: Sentence, item: NumberItem): Reading {
  const { table } = sentence.sheet;
  const { indicators, sectors, period } = placesOf(sentence, item, {});
  const role = period.role ?? 'now';
  const sector = sectors.sectors[0] ?? null;
  const answers = table.find({
    measure: 'answers',
    indicator: indicators.keys[0] ?? null,
    sector,
    period: role,
  });
  const contacts = table.find({ measure: 'contacts', sector, period: role });
  if (!answers || !contacts) return open('response_rate', [item]);
  const rate = (answers.value / contacts.value) * 100;
  const { value, decimals } = item.meaning.number;
  return decided({ type: 'response_rate', items: [item] }, roundHalfUp(rate, decimals) === value, {
    facts: [answers, contacts],
    expected: `${answers.value} dari ${contacts.value} kontak`,
  });
}

/** "netral atau di atas netral sebesar 68,3 %": categories that are counted together. */
function summed(sentence: Sentence, item: NumberItem, used: readonly Item[]): Reading | null {
  const clause = sentence.clauseOf(item);
  const categories = clause.items.filter(isA('category'));
  const numbers = clause.items.filter(isA('number'));
  const isJoined = categories.length >= 2 && numbers.length === 1;
  if (!isJoined) return null;
  const { table } = sentence.sheet;
  const { indicators, sectors, period } = placesOf(sentence, item, {});
  const facts = [...new Set(categories.map(({ meaning }) => meaning.category))].map((category) =>
    table.find({
      measure: 'answer-count',
      indicator: indicators.keys[0] ?? null,
      sector: sectors.sectors[0] ?? null,
      period: period.role ?? 'now',
      category,
    }),
  );
  const known = facts.filter((fact) => fact !== undefined);
  const items = [item, ...categories, ...used];
  if (known.length < facts.length || known.length === 0) return open('sum', items);
  const count = known.reduce((sum, fact) => sum + fact.value, 0);
  const { value, decimals, unit } = item.meaning.number;
  const figure = unit === 'persen' ? (count / known[0]!.n) * 100 : count;
  return decided({ type: 'sum', items }, roundHalfUp(figure, decimals) === value, {
    facts: known,
    expected: known.map((fact) => table.label(fact)).join('; '),
  });
}

const MOVED = new Set([
  'kehilangan',
  'ketambahan',
  'bertambah',
  'berkurang',
  'menambah',
  'berselisih',
]);

/** "Seluruh kontak Pertanian (tiga kontak)": a count alone in the bracket behind a sector's name. */
function countedSector(sentence: Sentence, item: NumberItem): string | null {
  const clause = sentence.clauseOf(item);
  const isAlone = clause.items.every(
    (one) => one === item || isA('open')(one) || isA('close')(one) || isA('plain')(one),
  );
  const name = clause.outer?.items.findLast(({ end }) => end <= item.start);
  return isAlone && name && isA('sector')(name) ? name.meaning.sector : null;
}

/** "Bertambah tiga kontak": the word that makes a count one of how many more or fewer. */
function changedCount(sentence: Sentence, item: NumberItem): Item | null {
  const lead = sentence.before(item).find((one) => !isA('near')(one) && one.word !== 'sebanyak');
  return lead && MOVED.has(lead.word) ? lead : null;
}

/** How many more or fewer than before: of a sector's contacts, of an orientation's companies. */
function readCountChange(
  sentence: Sentence,
  {
    item,
    moved,
    own,
    category,
  }: {
    readonly item: NumberItem;
    readonly moved: Item;
    readonly own: readonly Item[];
    readonly category: ClaimCategory | null;
  },
): Reading {
  const items = [...own, moved];
  const type = 'count' as const;
  const way = wayAt(sentence, moved)?.way ?? (moved.word === 'kehilangan' ? -1 : null);
  const { sectors, isNamed } = sentence.sectorOf(item);
  const base = sentence.baseOf(item);
  const { table, isProfile } = sentence.sheet;
  const isOriented = category !== null && isOrientation(category);
  if (way === null || way === 0 || (category !== null && !isOriented)) return open(type, items);
  const isOfCompanies = isOriented || item.meaning.number.unit === 'perusahaan';
  const at = {
    measure: isOfCompanies ? 'companies' : 'contacts',
    ...(isOriented ? { category } : { sector: sectors[0] ?? null }),
  } as const;
  if (!isOriented && !isNamed && !isProfile && sectors[0] === null) return open(type, items);
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return open(type, items);
  const holds = (now.value - then.value) * way === item.meaning.number.value;
  return decided({ type, items }, holds ? true : isOriented || isNamed ? false : null, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}

function readCount(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const { unit, of } = item.meaning.number;
  const near = nearOf(sentence, item);
  const isAnswered =
    isOfValidAnswers(sentence, item) ||
    sentence
      .before(item)
      .slice(0, 4)
      .some(({ word }) => word === 'dijawab' || word === 'diisi');
  const named = isAnswered
    ? null
    : bound.category
      ? { category: bound.category, items: [] as Item[], without: false }
      : categoryOf(sentence, item);
  // Who was interviewed gives no answers: only whom a company sells to.
  const found = named && isProfile && !isOrientation(named.category) ? null : named;
  const { indicators, sectors, period } = placesOf(sentence, item, bound);
  const own = [...near.items, item];
  if (period.isKnown && period.role === null) return open('count', own);
  const counted = countedSector(sentence, item);
  if (counted) {
    const place = { sector: counted, period: period.role ?? 'now' } as const;
    const at: FactAddress[] = [
      { measure: 'contacts', ...place },
      { measure: 'companies', ...place },
      ...indicators.keys.map((indicator) => ({ measure: 'answers', indicator, ...place }) as const),
    ];
    return judge(
      { type: 'count', items: own },
      table,
      at,
      equals(item, near.comparison, plainValue),
    );
  }
  const apart = sentence.after(item)[0];
  // "Satu kontak lebih banyak daripada triwulan sebelumnya".
  if (apart && isA('more')(apart)) return open('compare', [...own, apart]);
  const moved = changedCount(sentence, item);
  if (moved) {
    const category = found?.items.includes(moved) ? null : (found?.category ?? null);
    return readCountChange(sentence, { item, moved, own, category });
  }
  const role = period.role ?? 'now';
  const [sector = null] = sectors.sectors;
  if (found) {
    const items = [...own, ...found.items];
    if (isOrientation(found.category)) {
      const at = [{ measure: 'companies', category: found.category, period: role }] as const;
      return judge({ type: 'count', items }, table, at, withWhole(item, near.comparison, of));
    }
    const sums = of === null ? summed(sentence, item, found.items) : null;
    if (sums) return sums;
    const at = addressesFor(sentence, item, bound, {
      measure: 'answer-count',
      category: found.category,
    });
    if (!at || at.length === 0) return open('count', items);
    if (found.without)
      return judge(
        { type: 'count', items },
        table,
        at,
        equals(item, near.comparison, ({ value, n }) => n - value),
      );
    return judge({ type: 'count', items }, table, at, withWhole(item, near.comparison, of));
  }
  const measure = unit === 'perusahaan' ? 'companies' : 'contacts';
  const other = measure === 'companies' ? 'contacts' : 'companies';
  const answers: FactAddress[] = indicators.keys.map((indicator) => ({
    measure: 'answers',
    indicator,
    sector,
    period: role,
  }));
  const silent = sentence.clauseOf(item).items.find(isA('not'));
  if (silent && isAboutAnswers(sentence, item)) {
    const [asked, given] = [
      table.find({ measure: 'contacts', sector, period: role }),
      table.find({
        measure: 'answers',
        indicator: indicators.keys[0] ?? null,
        sector,
        period: role,
      }),
    ];
    const isRest = asked && given && asked.value - given.value === item.meaning.number.value;
    return decided({ type: 'count', items: [...own, silent] }, isRest ? true : null);
  }
  const isAnswers = isAboutAnswers(sentence, item);
  const people: FactAddress[] = sectors.sectors.map((one) => ({
    measure,
    sector: one,
    period: role,
  }));
  const alternatives: FactAddress[] = sectors.isNamed
    ? []
    : [{ measure, sector: null, period: role }];
  const at: FactAddress[] =
    isAnswers && answers.length > 0
      ? [...answers, ...people, ...alternatives]
      : [
          ...people,
          ...(isProfile || sectors.isNamed ? [] : [...alternatives, ...answers]),
          { measure: other, sector, period: role },
        ];
  if (of !== null && !isProfile) {
    // "49 dari 52 kontak menjawab": answers of all contacts.
    const rated = judge({ type: 'response_rate', items: own }, table, answers, (fact) => {
      const contacts = table.find({ measure: 'contacts', sector: fact.sector, period: role });
      return contacts
        ? equals(item, near.comparison, plainValue)(fact) && contacts.value === of
        : null;
    });
    return rated;
  }
  if (of !== null)
    return judge({ type: 'count', items: own }, table, at, (fact) =>
      withWhole(item, near.comparison, of)(fact) === true ? true : null,
    );
  return judge({ type: 'count', items: own }, table, at, equals(item, near.comparison, plainValue));
}

const ANSWERED = new Set([
  'menjawab',
  'jawaban',
  'memberikan',
  'memberi',
  'mengisi',
  'dijawab',
  'merespons',
  'respons',
  'berdasarkan',
  'berasal',
]);

/** "Tidak ada perubahan pada jumlah jawaban sah, yakni 37 kontak". */
const isOfValidAnswers = (sentence: Sentence, item: NumberItem) =>
  sentence.items.some(
    (one) => isA('measure')(one) && one.meaning.measure === 'answers' && one.end <= item.start,
  ) && !sentence.items.some(isA('category'));

function isAboutAnswers(sentence: Sentence, item: NumberItem): boolean {
  if (sentence.sheet.isProfile) return false;
  const { items } = sentence.clauseOf(item);
  const isCounted =
    item.meaning.number.isOfAnswers ||
    items.some(({ word }) => ANSWERED.has(word)) ||
    items.some((one) => isA('people')(one) && one.meaning.who === 'jawaban') ||
    // "Jawaban sah Investasi, Triwulan III 2025: 36 kontak"
    sentence.items.some(({ word, end }) => word === 'jawaban' && end <= item.start);
  return isCounted || sentence.before(item).slice(0, 2).some(isA('from'));
}

/** Holds "49 dari 52": the part against the fact, the whole against what the fact is of. */
function withWhole(item: NumberItem, comparison: Comparison, of: number | null): Test {
  const part = equals(item, comparison, plainValue);
  return (fact) => {
    // "Tujuh dari sepuluh perusahaan" is said of 67 to 73 %.
    if (of !== null && of > 2 && of <= 10 && fact.n > 10)
      return Math.abs(fact.value / fact.n - item.meaning.number.value / of) <= 0.03;
    return of !== null && fact.n !== of ? false : part(fact);
  };
}

function readIndicatorCount(sentence: Sentence, item: NumberItem): Reading {
  const { table } = sentence.sheet;
  const { of } = item.meaning.number;
  const clause = sentence.clauseOf(item);
  const isWhole = sentence
    .before(item)
    .slice(0, 2)
    .some(({ word: said }) => said === 'antara' || said === 'dari' || said === 'seluruh');
  if (isWhole)
    return decided(
      { type: 'count', items: [item] },
      item.meaning.number.value === LIKERT_INDICATORS.length ? true : null,
    );
  const word =
    sentence.after(item).find((one) => isA('way')(one)) ??
    clause.items.find(isA('way')) ??
    sentence.items.findLast((one) => isA('way')(one) && one.end <= item.start);
  const way = word && wayAt(sentence, word);
  const items = [item, ...(way?.items ?? [])];
  if (!way)
    return decided(
      { type: 'count', items },
      item.meaning.number.value === LIKERT_INDICATORS.length ? true : null,
    );
  const category = way.way === 1 ? 'up' : way.way === -1 ? 'down' : 'same';
  const base = sentence.baseOf(item);
  // "Satu dari lima indikator yang menurun": the whole are those that fell.
  if (of !== null && of !== LIKERT_INDICATORS.length) {
    const fact = table.find({ measure: 'indicator-count', category, base });
    return decided({ type: 'count_by_direction', items }, fact?.value === of ? true : null);
  }
  return judge(
    { type: 'count_by_direction', items },
    table,
    [{ measure: 'indicator-count', category, base }],
    withWhole(item, 'equal', of),
  );
}
