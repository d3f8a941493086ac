import type { ClaimFact } from '@lqc/contracts';
import type { Assertion, Dimensions, Said } from '../assertion.js';
import { isName, valueOf } from '../bind/names.js';
import { ledBy, stretchOf } from '../bind/near.js';
import { AFTER, baseOf, isAdverb } from '../bind/quarters.js';
import { said, slot } from '../bind/slots.js';
import { isA, isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import {
  type Asserting,
  assertAt,
  type Frame,
  negationOf,
  quantityAt,
  type Scene,
  sizeBeside,
} from './scene.js';
import { TOTAL } from './figure-of.js';

/** "Lebih tinggi 0,30 poin daripada biaya energi", "lebih rendah dari triwulan sebelumnya", "menyamai". */
export const readComparisons: Frame = (scene) =>
  scene.sentence.all('more').flatMap((item) => (item.used ? [] : comparisonAt(scene, item)));

function comparisonAt(scene: Scene, item: ItemOf<'more'>): readonly Assertion[] {
  const { sentence } = scene;
  const own = stretchOf(sentence, item);
  const { comparison, isOfCounts, isOfMood } = item.meaning;
  const steps = stepsBeside(scene, item, own);
  if (steps) return [steps];
  // "Penurunannya lebih dalam", "setelah awal tahun yang lebih baik": of steps, of moods, of another time.
  const isOfOthers = own.some(
    (one) =>
      means(one, 'direction') || means(one, 'rank') || means(one, 'some') || AFTER.test(one.word),
  );
  if (isOfOthers || isOfMood) return [];
  const subject = subjectOf(scene, item, own);
  if (!subject) return [];
  const isCounted = COUNTED.has(subject.measure);
  if (
    isOfCounts ? !isCounted : isCounted && comparison !== 'equal' && subject.measure.endsWith('s')
  )
    return [];
  const not = negationOf(sentence, item);
  const size = sizeBeside(sentence, item);
  const step = stepBeside(sentence, item, isCounted);
  const amount = step && quantityAt(sentence, step);
  const more = {
    ...(amount ? { amount: amount.amount } : {}),
    ...(size ? { size: size.meaning.size } : {}),
  };
  const words = [item, ...(not ? [not] : []), ...(size ? [size] : []), ...(amount?.words ?? [])];
  const fronted = subject.measure === 'average' ? frontedBefore(sentence, item) : [];
  const against = operandsOf(scene, item, own) ?? operandsOf(scene, item, fronted);
  if (against === null) return [];
  const assert = (says: Said, more: readonly Item[] = []) =>
    subject.assert({
      type: says.operator === 'compared' ? 'compare' : 'change',
      // "Levelnya 0,08 poin di bawah setahun sebelumnya", after a change: means the average that changed.
      measure: subject.measure === 'change' && against.length === 0 ? 'average' : subject.measure,
      says,
      words: [...words, ...more],
      negated: not !== null,
    });
  if (against.length > 0)
    return against.flatMap((operand) =>
      operand.measure === null || operand.measure === subject.measure
        ? assert({ operator: 'compared', comparison, against: operand.of, ...more }, [operand.item])
        : [],
    );
  return assert(
    comparison === 'equal'
      ? { operator: 'stayed', direction: 0, manner: 'exact' }
      : { operator: 'moved', direction: comparison === 'more' ? 1 : -1, manner: 'plain', ...more },
  );
}

/** "Dibandingkan triwulan I 2024, …": the opening of a sentence, with which the rest is compared. */
function frontedBefore(sentence: Sentence, item: Item): readonly Item[] {
  const ahead = sentence.clauses[sentence.clauseOf(item).id - 1]?.items ?? [];
  const opener = ahead.find((one) => !means(one, 'break') && !means(one, 'plain'));
  return means(opener, 'than') ? ahead : [];
}

/** "Kenaikan harga jual lebih besar daripada kenaikan margin usaha": two steps the same way, by how far. */
function stepsBeside(scene: Scene, item: ItemOf<'more'>, own: readonly Item[]): Assertion | null {
  const { sentence } = scene;
  const [one, first, two, second, ...more] = own.filter(
    (word) => word.is === 'direction' || isName(word) || means(word, 'rank') || means(word, 'not'),
  );
  const isPair =
    one && two && means(one, 'direction') && means(two, 'direction') && more.length === 0;
  if (!isPair || !first || !second || !means(first, 'indicator') || !means(second, 'indicator'))
    return null;
  const isBeside = first.end <= item.start && two.start >= item.end;
  const direction = one.meaning.direction;
  const [slot, against] = [valueOf(sentence, first), valueOf(sentence, second)];
  if (!isBeside || direction === 0 || direction !== two.meaning.direction || !slot || !against)
    return null;
  const [assertion] = assertAt(scene, one, {
    type: 'compare_changes',
    measure: 'change',
    says: {
      operator: 'compared',
      comparison: item.meaning.comparison,
      against: { indicator: against } as Partial<Dimensions>,
      direction,
    },
    words: [one, item, two, first, second],
  });
  return assertion
    ? { ...assertion, of: { ...assertion.of, indicator: slot as Dimensions['indicator'] } }
    : null;
}
const COUNTED = new Set(
  'answer-count answer-share answers contacts companies company-share'.split(' '),
);

interface Subject {
  readonly measure: Assertion['measure'];
  readonly assert: (asserting: Asserting) => readonly Assertion[];
}

/** "Lebih rendah dari 3,54": what something is compared with goes on as no subject. */
const isThan = (link: Item | undefined): boolean => means(link, 'than') || means(link, 'from');

const ALL_ANSWERS = /^(?:sebaran|komposisi|susunan|distribusi)/;
const isPeople = isOneOf('people', 'quantifier', 'category');

/** What is compared: the name in the clause, or else the figure told last. */
function subjectOf(scene: Scene, item: ItemOf<'more'>, own: readonly Item[]): Subject | null {
  const { sentence, readings } = scene;
  const asTold = (measure: Subject['measure'], of: Dimensions): Subject => ({
    measure,
    assert: (one) => [{ negated: false, ...one, of: { ...of, base: baseOf(sentence, item) } }],
  });
  const before = own.filter(({ end }) => end <= item.start);
  const isNamed = before.some((one) => isName(one) || means(one, 'everybody'));
  const isOfPeople = before.some(isPeople);
  const figures = readings.filter(
    ({ assertion, items }) =>
      assertion?.says.operator === 'equals' &&
      items.every(({ end }) => end <= item.start) &&
      !items.some((one) => isThan(ledBy(sentence, one))),
  );
  const isOuter = ({ items }: Reading) => sentence.clauseOf(items[0]!).outer === null;
  const told = (figures.findLast(isOuter) ?? figures.at(-1))?.assertion;
  const isNear = told !== undefined && told.words.some((one) => before.includes(one));
  if (!isNamed || isNear || isOfPeople) {
    // "Satu naik, satu tetap, satu turun, sama seperti triwulan sebelumnya": of any of them.
    const isEqual = item.meaning.comparison === 'equal';
    if (isEqual && new Set(figures.map((one) => one.assertion!.of.category.value)).size > 1)
      return null;
    if (told) return asTold(told.measure, ofAny(told, figures));
    const { facts } = sentence.topic;
    const fact = facts.at(-1);
    // "Jumlah tersebut", behind several figures: of any of them.
    const isOfMany = ({ word }: Item) => TOTAL.test(word) || (isEqual && ALL_ANSWERS.test(word));
    if (facts.length > 1 && before.some(isOfMany)) return null;
    const isOfScore = before.some(({ word }) => /^(?:skor|indikator)(?:nya)?$/.test(word));
    // "Masih di atas triwulan I 2024 (2,95)": no count.
    const isBehind = (one: Item) =>
      one.start >= item.end && sentence.clauseOf(one).outer === sentence.clauseOf(item);
    const isOfLevel = sentence
      .all('number')
      .some((one) => isBehind(one) && one.meaning.number.decimals > 0);
    const isOwn = sentence.items.some((one) => one.end <= item.start && isName(one));
    if (fact && !isOwn && !isOfScore && !isOfLevel && fact.measure !== 'average')
      return asTold(fact.measure, ofFact(fact));
  }
  if (isOfPeople || sentence.sheet.isProfile) return null;
  const isOther = before.some((one) => means(one, 'measure') && one.meaning.measure !== 'average');
  if (isOther) return null;
  // "Di bawah netral 10. Sama dengan triwulan lalu.": unclear what is the same.
  const isUntold = readings.length === 0 && sentence.topic.facts.length === 0;
  if (item.meaning.comparison === 'equal' && !isNamed && isUntold) return null;
  return { measure: 'average', assert: (one) => assertAt(scene, item, one) };
}

/** "A dan B masing-masing 3,63 dan 3,50, sama seperti triwulan sebelumnya": of any of the figures told before. */
function ofAny({ of, measure }: Assertion, figures: readonly Reading[]): Dimensions {
  const all = figures.flatMap(({ assertion }) =>
    assertion!.measure === measure ? assertion!.of : [],
  );
  const openOf = <K extends 'indicator' | 'sector' | 'category'>(name: K) => {
    const { value, origin, others, isOpen } = of[name];
    const told = all.map((one) => one[name].value);
    const isAny = isOpen || told.some((one) => one !== value);
    return { [name]: slot<unknown>(value, origin, [...others, ...told], isAny) };
  };
  return { ...of, ...openOf('indicator'), ...openOf('sector'), ...openOf('category') };
}

const ofFact = ({ indicator, sector, category, period, base }: ClaimFact): Dimensions => ({
  indicator: said(indicator),
  sector: said(sector),
  category: said(category),
  period: said(period),
  base: said(base),
});

/** "0,30 poin", "dua kontak" beside a word that compares. */
function stepBeside(sentence: Sentence, item: Item, isCounted: boolean): ItemOf<'number'> | null {
  const isPlain = isOneOf('plain', 'near', 'size');
  const lead = sentence.before(item).find((one) => !isPlain(one));
  const next = sentence.after(item).find((one) => !isPlain(one));
  const step = [next, lead].find((one) => means(one, 'number') && !one.used);
  if (!step || !means(step, 'number')) return null;
  const { unit, isOfShare } = step.meaning.number;
  return (unit === 'poin' && (isOfShare === true) === false && !isCounted) ||
    (isCounted && unit !== null && unit !== 'persen')
    ? step
    : null;
}

interface Operand {
  readonly of: Partial<Dimensions>;
  readonly item: Item;
  /** The kind of figure if the operand is one; null for a name. */
  readonly measure: Assertion['measure'] | null;
}

/** What it is compared with: names, a figure, or nothing for an earlier quarter; null where that is unclear. */
function operandsOf(scene: Scene, item: Item, own: readonly Item[]): readonly Operand[] | null {
  const { sentence, readings } = scene;
  const behind = own.filter(({ start }) => start >= item.end);
  const than = own.find(isA('than'));
  const from = than ? own.filter(({ start }) => start >= than.end) : behind;
  const list: Item[] = [];
  for (const one of from) {
    if (isName(one) || means(one, 'everybody')) list.push(one);
    else if (means(one, 'period')) {
      if (list.length === 0 && one.meaning.role !== 'now') return [];
      break;
    } else if (means(one, 'number')) {
      const { unit } = one.meaning.number;
      if (!one.used && unit === 'poin') continue;
      const found =
        list.length === 0 && readings.find(({ items }) => items.includes(one))?.assertion;
      return found ? [{ of: found.of, item: one, measure: found.measure }] : ofList(sentence, list);
    } else if (!isLink(one)) break;
  }
  if (list.length > 0) return ofList(sentence, list);
  const isOfQuarter = own.some(
    (one) => means(one, 'period') && (isAdverb(one) || one.meaning.role !== 'now'),
  );
  return isOfQuarter ? [] : null;
}

function ofList(sentence: Sentence, list: readonly Item[]): readonly Operand[] | null {
  // "Harga jual Konstruksi": an operand with two dimensions, which is not read here.
  const kinds = new Set(list.map(({ is }) => is));
  if (kinds.size !== 1) return null;
  return list.flatMap((one) => {
    const slot = valueOf(sentence, one);
    if (!slot || slot.isOpen) return [];
    const of = means(one, 'indicator') ? { indicator: slot } : { sector: slot };
    return [{ of: of as Partial<Dimensions>, item: one, measure: null }];
  });
}

const isLink = isOneOf('plain', 'from', 'break', 'than', 'near', 'measure', 'size');
