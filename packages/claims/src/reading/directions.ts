import { LIKERT_SCALE } from '@lqc/contracts';
import type { ClaimCategory, ClaimFact, IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../facts/fact-table.js';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import type { Item, ItemOf } from './item.js';
import { isA } from './item.js';
import { decided, judge, judgeAll, type Reading, type Test, unsure } from './reading.js';
import type { Sentence } from './sentence.js';
import { type SaidWay, wayAt } from './ways.js';

/** "Sedikit di atas netral", "jauh di atas netral". */
const isSoFar = (apart: number, size: 'small' | 'large') =>
  size === 'small' ? apart <= SMALL.most : apart >= LARGE.sure;

/** The range of a change reaches so many standard errors to both sides. */
const NORMAL_095 = 1.6448536;
const SMALL = { least: 0.1, sure: 0.2, most: 0.5 };
const LARGE = { sure: 0.3, least: 0.15 };

/** Reads a word of direction that is said of an average: its sign, and how large it is said to be. */
export function readWay(sentence: Sentence, item: Item): Reading | null {
  const said = wayAt(sentence, item);
  if (!said) return null;
  if (isA('more')(item) && item.meaning.isOfCounts)
    return decided({ type: 'compare', items: said.items }, null);
  if (said.way === 0 && isA('way')(item) && staysAt(sentence, item)) {
    item.used = true;
    return null;
  }
  const { table } = sentence.sheet;
  const size = sizeOf(sentence, item);
  const items = [...said.items, ...(size ? [size] : [])];
  const indicators = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  if (isExpected(sentence, item)) return readExpected(sentence, item, said.way, items);
  const base = sentence.baseOf(item);
  // "Sebaran jawabannya melebar": said of no figure that the table has.
  if (sentence.before(item).some(({ word }) => SPREAD.test(word)))
    return decided({ type: 'change', items }, null);
  if (isEarlier(sentence, item)) return readEarlier(sentence, said, items);
  const shared = shareThatMoved(sentence, item);
  if (shared)
    return readMovedShare(sentence, {
      said,
      items: [...items, shared],
      category: shared.meaning.category,
      base,
    });
  const measured = sentence
    .clauseOf(item)
    .items.find((one) => isA('measure')(one) && MOVING.has(one.meaning.measure));
  if (measured && isA('measure')(measured))
    return readMovedMeasure(sentence, { said, items, measured, base });
  if (isWithinAnotherQuarter(sentence, item)) return decided({ type: 'change', items }, null);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({ measure: 'change', indicator, sector, base })),
  );
  if (at.length === 0) return decided({ type: 'change', items }, null);
  const isGrowth = isA('level')(item);
  const test: Test = (fact) => {
    const holds = isGrowth ? null : heldBy(fact, said.way, said.manner);
    if (holds === null) return null;
    if (said.isNegated) return !holds;
    return holds && size ? isOfSize(fact, size.meaning.size) : holds;
  };
  const type = said.way === 0 ? 'stable' : 'change';
  // "Jumlah kontak yang mengeluh bertambah": of people, unless the indicator stands beside it.
  const { items: beside } = sentence.clauseOf(item);
  const isOfContacts =
    !beside.some(isA('indicator')) &&
    sentence.before(item).some((one) => isA('people')(one) && one.meaning.who === 'kontak');
  if (isOfContacts) return unsure(judge({ type, items }, table, at, test));
  const all = severalBefore(sentence, item, { sectors, keys: indicators.keys });
  if (all) {
    const each = all.map((place) => ({ measure: 'change', base, ...place }) as const);
    return judgeAll({ type, items }, table, each, test);
  }
  return judge({ type, items }, table, at, test);
}

/** The subjects of a word that is said of a whole list of indicators, or of sectors. */
function severalBefore(
  sentence: Sentence,
  item: Item,
  {
    sectors,
    keys,
  }: {
    readonly sectors: readonly (string | null)[];
    readonly keys: readonly IndicatorKey[];
  },
): { indicator: IndicatorKey; sector: string | null }[] | null {
  const indicators = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => {
    const [key] = meaning.keys;
    return meaning.keys.length === 1 && key ? [key] : [];
  });
  for (const one of sentence.before(item)) if (one.word === 'sama-sama') one.used = true;
  if (indicators.length > 1)
    return indicators.map((indicator) => ({ indicator, sector: sectors[0] ?? null }));
  const places = sentence.listedBefore(item, 'sector');
  const [indicator] = keys;
  if (places.length < 2 || !indicator) return null;
  return places.map(({ meaning }) => ({ indicator, sector: meaning.sector }));
}

const MOVING = new Set(['balance', 'answers']);

/** "Saldo bersih menyempit", "tidak ada perubahan pada jumlah jawaban sah". */
function readMovedMeasure(
  sentence: Sentence,
  {
    said,
    items,
    measured,
    base,
  }: {
    readonly said: SaidWay;
    readonly items: readonly Item[];
    readonly measured: ItemOf<'measure'>;
    readonly base: QuarterRole;
  },
): Reading {
  const { table } = sentence.sheet;
  const isBalance = measured.meaning.measure === 'balance';
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const at = { measure: isBalance ? 'net-balance' : 'answers', indicator, sector } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  const type = isBalance ? ('balance' as const) : ('count' as const);
  if (!now || !then) return decided({ type, items }, null);
  const holds = Math.sign(now.value - then.value) === said.way;
  return decided({ type, items }, said.isNegated ? !holds : holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}

const SPREAD = /^(?:sebaran|distribusi|komposisi|rentang|variasi|keragaman)/;
const THIS = new Set(['ini', 'itu', 'tersebut']);

/** "Kenaikan ini terjadi ketika …": what an earlier sentence was about. */
function isEarlier(sentence: Sentence, item: Item): boolean {
  return THIS.has(sentence.after(item)[0]?.word ?? '') && sentence.before(item).every(isA('plain'));
}

function readEarlier(sentence: Sentence, said: SaidWay, items: readonly Item[]): Reading {
  const { sheet, topic } = sentence;
  const indicator = topic.indicator ?? sheet.indicator;
  const sector = topic.sector ?? sheet.sector;
  const at = (['before', 'last_year'] as const).map((base): FactAddress => ({
    measure: 'change',
    indicator,
    sector,
    base,
  }));
  return judge({ type: 'change', items }, sheet.table, at, (fact) =>
    heldBy(fact, said.way, said.manner) ? true : null,
  );
}

/** "Bertahan di atas netral": the level is told, not a change. */
function staysAt(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item).find((one) => !isA('plain')(one) && !isA('size')(one));
  return (
    next !== undefined &&
    (isA('category')(next) || isA('level')(next) || ['tinggi', 'rendah'].includes(next.word))
  );
}

/** The answers whose share a word of direction is said of: "proporsi di atas netral turun". */
function shareThatMoved(sentence: Sentence, item: Item): ItemOf<'category'> | null {
  const { items } = sentence.clauseOf(item);
  const isShare = items.some((one) => isA('measure')(one) && one.meaning.measure === 'share');
  const isCounted = items.some((one) => isA('number')(one) && one.meaning.number.unit === 'persen');
  return isShare || isCounted ? (items.find(isA('category')) ?? null) : null;
}

function readMovedShare(
  sentence: Sentence,
  {
    said,
    items,
    category,
    base,
  }: {
    readonly said: SaidWay;
    readonly items: readonly Item[];
    readonly category: ClaimCategory;
    readonly base: QuarterRole;
  },
): Reading {
  const { table } = sentence.sheet;
  const type = 'share_change' as const;
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const at = { measure: 'answer-share', indicator, sector, category } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return decided({ type, items }, null);
  const holds = Math.sign(now.value - then.value) === said.way;
  return decided({ type, items }, said.isNegated ? !holds : holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}

function heldBy({ value, exact, se }: ClaimFact, way: number, manner: string): boolean | null {
  if (way !== 0) return Math.sign(value) === way;
  if (value === 0) return true;
  if (manner !== 'loose') return false;
  // Two words may differ on whether so little is still "stabil".
  if (Math.abs(value) <= SMALL.least)
    return Math.abs(exact) <= NORMAL_095 * (se ?? 0) ? true : null;
  if (se === null) return Math.abs(value) <= SMALL.sure ? null : false;
  return Math.abs(exact) <= NORMAL_095 * se;
}

function isOfSize({ value }: ClaimFact, size: 'small' | 'large'): boolean | null {
  const moved = Math.abs(value);
  if (size === 'small') return moved <= SMALL.sure ? true : moved > SMALL.most ? false : null;
  return moved >= LARGE.sure ? true : moved < LARGE.least ? false : null;
}

function sizeOf(sentence: Sentence, item: Item): ItemOf<'size'> | null {
  const near = [sentence.before(item)[0], sentence.after(item)[0], sentence.after(item)[1]];
  return (
    (near.find((one) => one !== undefined && isA('size')(one)) as ItemOf<'size'> | undefined) ??
    null
  );
}

/** "Pada triwulan II 2025 harga jual meningkat": a change into a quarter that is not the current. */
function isWithinAnotherQuarter(sentence: Sentence, item: Item): boolean {
  const clause = sentence.clauseOf(item);
  const periods = clause.items.filter(isA('period'));
  if (periods.some(({ meaning }) => meaning.role === 'now')) return false;
  const numbers = clause.items.filter(isA('number'));
  return periods.some(
    (one) =>
      one.meaning.role !== 'now' &&
      !sentence.isBase(one) &&
      !numbers.some(({ end }) => end <= one.start && one.start - end < 40) &&
      !numbers.some(({ start }) => start >= one.end && start - one.end < 25) &&
      // "turun dari posisi triwulan II 2025" is held against it, "pada triwulan II 2025" lies in it.
      one.end <= item.start,
  );
}

/** Whether a part of a sentence tells what is expected rather than what was. */
function isExpected(sentence: Sentence, item: Item): boolean {
  const clause = sentence.clauseOf(item);
  const isNext = (one: Item) => isA('expected')(one) || (isA('period')(one) && one.meaning.isNext);
  if (sentence.around(clause).some(({ items }) => items.some(isNext))) return true;
  const opening = sentence.clauses[clause.id - 1];
  return opening !== undefined && opening.items.some(isNext) && !opening.items.some(isA('way'));
}

/** What is said of the next quarter is held against the contacts' own expectation. */
function readExpected(
  sentence: Sentence,
  item: Item,
  way: number,
  items: readonly Item[],
): Reading {
  const [key] = sentence.indicatorOf(item).keys;
  const { sectors } = sentence.sectorOf(item);
  const { table } = sentence.sheet;
  for (const one of sentence.items) if (isA('expected')(one)) one.used = true;
  const indicator = key && (key.startsWith('perkiraan') ? key : EXPECTATION_OF[key]);
  if (!indicator) return decided({ type: 'change', items }, null);
  const average = table.find({ measure: 'average', indicator, sector: sectors[0] ?? null });
  const change = table.find({
    measure: 'change',
    indicator,
    sector: sectors[0] ?? null,
    base: 'before',
  });
  if (!average) return decided({ type: 'change', items }, null);
  const level = Math.sign(average.value - LIKERT_SCALE.neutral);
  const moved = change ? Math.sign(change.value) : level;
  const holds = level === way ? true : moved === way ? null : false;
  return decided({ type: 'change', items }, holds, {
    facts: [average],
    expected: table.label(average),
  });
}

const isScore = ({ meaning: { number } }: ItemOf<'number'>) =>
  number.unit === null &&
  number.decimals > 0 &&
  number.value >= LIKERT_SCALE.min &&
  number.value <= LIKERT_SCALE.max;

/** Reads what is said of an average's level: "di atas netral", "terkontraksi". */
export function readLevelWord(sentence: Sentence, item: Item): Reading | null {
  const { meaning } = item;
  const level =
    meaning.is === 'level' ? meaning.level : meaning.is === 'category' ? meaning.category : null;
  if (level !== 'above' && level !== 'below' && level !== 'neutral') return null;
  const { table } = sentence.sheet;
  const not = sentence.before(item).slice(0, 2).find(isA('not'));
  const size = sentence.before(item)[0];
  // "Tinggal selangkah dari garis netral": where it is not.
  const lead = sentence.before(item).find((one) => !isA('plain')(one));
  if (lead && isA('from')(lead) && level === 'neutral')
    return decided({ type: 'neutral_position', items: [item] }, null);
  const items = [item, ...(not ? [not] : []), ...(size && isA('size')(size) ? [size] : [])];
  if (isExpected(sentence, item) && level !== 'neutral')
    return readExpected(sentence, item, level === 'above' ? 1 : -1, items);
  const number = sentence.before(item).find((one) => !isA('plain')(one) && one !== size);
  if (number && isA('number')(number) && isScore(number) && level !== 'neutral') {
    const side = Math.sign(number.meaning.number.value - LIKERT_SCALE.neutral);
    const holds = side === (level === 'above' ? 1 : -1);
    return decided({ type: 'neutral_position', items }, not ? !holds : holds);
  }
  const indicators = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const { role, isKnown } = sentence.periodOf(item);
  if (isKnown && role === null) return decided({ type: 'neutral_position', items }, null);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({
      measure: 'average',
      indicator,
      sector,
      period: role ?? 'now',
    })),
  );
  if (at.length === 0) return decided({ type: 'neutral_position', items }, null);
  const test: Test = (fact) => {
    const side = Math.sign(fact.value - LIKERT_SCALE.neutral);
    const isAround =
      fact.se !== null && Math.abs(fact.value - LIKERT_SCALE.neutral) <= NORMAL_095 * fact.se;
    const said = level === 'above' ? 1 : level === 'below' ? -1 : 0;
    const holds = said === 0 ? side === 0 || isAround : side === said;
    if (
      holds &&
      size &&
      isA('size')(size) &&
      !isSoFar(Math.abs(fact.value - LIKERT_SCALE.neutral), size.meaning.size)
    )
      return null;
    return not ? !holds : holds;
  };
  const type = 'neutral_position' as const;
  const all = severalBefore(sentence, item, { sectors, keys: indicators.keys });
  if (!all) return judge({ type, items }, table, at, test);
  const each = all.map(
    (place) => ({ measure: 'average', period: role ?? 'now', ...place }) as const,
  );
  return judgeAll({ type, items }, table, each, test);
}
