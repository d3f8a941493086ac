import { LIKERT_SCALE } from '@lqc/contracts';
import { isOfSize, isSoFar } from './directions/degree.js';
import { isA, type Item, type ItemOf } from './item.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

/**
 * "Bergerak tipis dari 32,5 % menjadi 34,2 %", "berada pada zona optimis secara terbatas": how large
 * something is said to be whose figures were read before the word was. Right where the figures of its
 * clause are of that size; never wrong, for nobody can say where small ends.
 */
export function readSizesLeft(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  return sentence.all('size').flatMap((item): Reading[] => {
    if (item.used) return [];
    const { size } = item.meaning;
    const near = [...readings]
      .filter(({ status, facts }) => status === 'supported' && facts.length > 0)
      .toSorted((a, b) => apart(a, item) - apart(b, item))
      .filter((one) => isBeside(sentence, one, item));
    const told = near.map((one) => isReadingOfSize(one, size)).find((one) => one !== null);
    const ends = told === undefined ? endsApart(near, item) : null;
    const holds = told ?? (ends === null ? null : ends(size));
    const items = [item];
    // "Jumlah responden yang terbatas": of how many answered.
    const few = fewAnswers(sentence, item, readings);
    if (few !== null) return [decided({ type: 'count', items }, few ? true : null)];
    return [decided({ type: 'change', items }, holds ? true : null)];
  });
}

type Size = ItemOf<'size'>['meaning']['size'];

const apart = ({ items }: Reading, { start }: Item) => Math.abs(items[0]!.start - start);

/** A reading of the word's own clause, or of one beside it. */
const isBeside = (sentence: Sentence, { items }: Reading, item: Item) =>
  Math.abs(sentence.clauseOf(items[0]!).id - sentence.clauseOf(item).id) <= 1;

function isReadingOfSize({ type, facts }: Reading, size: Size): boolean | null {
  const [fact] = facts;
  if (!fact || facts.length > 1) return null;
  if (fact.measure === 'change') return isOfSize(fact, size);
  if (type === 'neutral_position' && fact.measure === 'average')
    return isSoFar(Math.abs(fact.value - LIKERT_SCALE.neutral), size);
  return null;
}

/** How far the two figures of one kind lie apart that the word stands beside. */
function endsApart(near: readonly Reading[], item: Item): ((size: Size) => boolean) | null {
  const told = near.flatMap(({ facts, items }) =>
    items.some(isA('number')) && facts.length === 1 && items[0]!.start >= item.start ? facts : [],
  );
  const [one, two] = told;
  if (!one || !two || one.measure !== two.measure || one.period === two.period) return null;
  const moved = Math.abs(one.value - two.value);
  const isShare = one.unit === 'persen' || one.measure === 'net-balance';
  if (isShare) return (size) => (size === 'small' ? moved <= FEW : moved >= MANY);
  return one.measure === 'average'
    ? (size) => isOfSize({ ...one, value: moved }, size) === true
    : null;
}

function fewAnswers(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean | null {
  const { items } = sentence.clauseOf(item);
  const isOfNumber = items.some(({ word }) => word === 'jumlah') && items.some(isA('people'));
  const fact = readings.flatMap(({ facts }) => facts)[0];
  return isOfNumber && isA('size')(item) && item.meaning.size === 'small' && fact
    ? fact.n <= MOST_OF_FEW
    : null;
}
/** Nobody calls more answers than these few. */
const MOST_OF_FEW = 10;

/** Points of a share that are few, and that are many. */
const FEW = 5;
const MANY = 10;
