import type { ClaimFact } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { toldFigures } from './told-figures.js';

/**
 * "Permintaan domestik melemah lebih dalam, yakni 0,83 poin", "penurunannya jauh lebih terbatas", "4,08,
 * dengan kenaikan yang sama besar": how large a change that the sentence tells is beside another that it
 * tells, else beside the last one of the text. "Berada sedikit lebih tinggi, yaitu 3,18": beside the
 * average that the text told last. Right where they lie so; else left open, for another may be meant.
 */
export function readDegrees(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  return sentence.all('more').flatMap((item): Reading[] => {
    if (item.used) return [];
    const isOfSteps = item.meaning.isOfCounts === true || isEqualStep(sentence, item);
    const pair = isOfSteps
      ? stepsBeside(sentence, item, readings)
      : isBare(sentence, item)
        ? averagesBeside(sentence, item, readings)
        : null;
    if (!pair) return [];
    const [own, other] = pair.map(({ value }) => (isOfSteps ? Math.abs(value) : value));
    const { comparison } = item.meaning;
    const way = comparison === 'more' ? 1 : comparison === 'less' ? -1 : 0;
    const isSo = Math.sign(Number((own! - other!).toFixed(6))) === way;
    const isSame = way !== 0 || Math.sign(pair[0].value) === Math.sign(pair[1].value);
    const type = isOfSteps ? ('compare_changes' as const) : ('compare' as const);
    return [decided({ type, items: [item] }, isSo && isSame ? true : null, { facts: pair })];
  });
}

type Pair = readonly [ClaimFact, ClaimFact];

/** "Dengan kenaikan yang sama besar": nothing is named that it equals. */
const isEqualStep = (sentence: Sentence, item: ItemOf<'more'>): boolean =>
  item.meaning.comparison === 'equal' &&
  sentence.before(item).slice(0, 2).some(isA('way')) &&
  sentence.after(item).every(isA('plain'));

/** "Berada pada level yang lebih tinggi, yaitu 3,50": than what is not said. */
const isBare = (sentence: Sentence, item: Item): boolean => {
  const clause = sentence.clauseOf(item);
  const next = sentence.clauses[clause.id + 1]?.items ?? [];
  return (
    sentence.after(item).every(isA('plain')) &&
    ASIDES.has(next[0]?.word ?? '') &&
    !sentence.items.some((one) => means(one, 'than') || means(one, 'from'))
  );
};
const ASIDES = new Set(['yaitu', 'yakni', 'dengan', 'sebesar']);

function stepsBeside(sentence: Sentence, item: Item, readings: readonly Reading[]): Pair | null {
  const { topic, sheet } = sentence;
  const told = readings
    .filter(({ status }) => status === 'supported')
    .flatMap(({ facts, items }) =>
      facts.filter(({ measure }) => measure === 'change').map((fact) => ({ fact, at: items[0]! })),
    );
  const own = nearest(told, item) ?? changeOf(sentence, item);
  const led = own && changeBefore(sentence, item, own);
  const indicator = topic.indicator ?? sheet.indicator;
  const isOther = ({ measure, id }: ClaimFact) => measure === 'change' && id !== own?.id;
  const other =
    told.map(({ fact }) => fact).find(isOther) ??
    led ??
    topic.facts.findLast(isOther) ??
    (own && own.indicator !== indicator ? sheet.table.find({ ...own, indicator }) : undefined);
  return own && other ? [own, other] : null;
}

/** "Biaya energi melandai ke 3,05, sedangkan upah turun lebih dalam": what another did in the clause before. */
function changeBefore(
  sentence: Sentence,
  item: Item,
  { indicator }: ClaimFact,
): ClaimFact | undefined {
  const moved = sentence.items.findLast(
    (one) => means(one, 'way') && sentence.clauseOf(one).id < sentence.clauseOf(item).id,
  );
  const fact = moved && changeOf(sentence, item, moved);
  return fact && fact.indicator !== indicator ? fact : undefined;
}

/** The change of what the clause is about, where the words that move were not read yet. */
function changeOf(
  sentence: Sentence,
  item: Item,
  moved: Item | undefined = sentence.before(item).find(isA('way')),
): ClaimFact | undefined {
  if (!moved || !means(moved, 'way')) return undefined;
  const [indicator = null] = sentence.indicatorOf(moved).keys;
  const [sector = null] = sentence.sectorOf(moved).sectors;
  const at = { measure: 'change', indicator, sector, base: baseOf(sentence, item) } as const;
  const fact = sentence.sheet.table.find(at);
  return fact && Math.sign(fact.value) === moved.meaning.way ? fact : undefined;
}

function averagesBeside(sentence: Sentence, item: Item, readings: readonly Reading[]): Pair | null {
  const isAverage = ({ measure }: ClaimFact) => measure === 'average';
  const own = toldFigures(readings).find(
    ({ number, fact }) => number.start > item.start && isAverage(fact),
  )?.fact;
  const other = sentence.topic.facts.findLast((fact) => isAverage(fact) && fact.id !== own?.id);
  return own && other ? [own, other] : null;
}

function nearest(
  told: readonly { readonly fact: ClaimFact; readonly at: Item }[],
  { start }: Item,
): ClaimFact | undefined {
  return told.toSorted((a, b) => Math.abs(a.at.start - start) - Math.abs(b.at.start - start))[0]
    ?.fact;
}
