import { become, type Item, means } from '../item.js';
import { PLAIN } from './plain.js';

/** A sentence that says what a measure is asserts nothing of answers. */
export function readDefinitions(items: readonly Item[]): void {
  if (isDefinition(items))
    for (const item of items) if (means(item, 'category')) become(item, PLAIN);
}

/** "Skala 1 sampai 5 dengan 3 sebagai titik netral". */
export function readScale(items: readonly Item[], at: number): void {
  if (isOfScale(items, at) && items.some(({ word }) => word === 'skala' || word === 'likert'))
    become(items[at]!, PLAIN);
}

/** "Skala 1 sampai 5 dengan 3 sebagai titik netral" explains the scale. */
function isOfScale(items: readonly Item[], at: number): boolean {
  const item = items[at]!;
  if (means(item, 'number')) {
    const { value, unit, decimals } = item.meaning.number;
    return unit === null && decimals === 0 && value >= 1 && value <= 5;
  }
  return (
    means(item, 'category') &&
    items.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'sebagai')
  );
}

const COPULAS = new Set(['adalah', 'ialah', 'merupakan', 'dihitung', 'didefinisikan', 'diperoleh']);

/** "Saldo bersih adalah selisih antara porsi jawaban di atas netral dan di bawah netral." */
function isDefinition(items: readonly Item[]): boolean {
  if (items.some((one) => means(one, 'number') || means(one, 'way') || means(one, 'rank')))
    return false;
  const copula = items.findIndex(({ word }) => COPULAS.has(word));
  if (copula < 0) return false;
  const first = items.find(({ meaning }) => meaning.is !== 'plain');
  const rest = items.slice(copula + 1);
  return (
    first !== undefined &&
    means(first, 'measure') &&
    first.meaning.measure !== 'average' &&
    rest.some((one) => means(one, 'measure') && ['change', 'share'].includes(one.meaning.measure))
  );
}
