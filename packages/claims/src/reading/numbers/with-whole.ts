import type { Comparison } from '../../language/thresholds.js';
import { equals, plainValue } from '../equals.js';
import type { Test } from '../reading.js';
import type { NumberItem } from './binding.js';

/** Holds "49 dari 52": the part against the fact, the whole against what the fact is of. */
export function withWhole(item: NumberItem, comparison: Comparison, of: number | null): Test {
  const part = equals(item, comparison, plainValue);
  return (fact) => {
    // "Tujuh dari sepuluh perusahaan" is said of 67 to 73 %.
    if (of !== null && of > 2 && of <= 10 && fact.n > 10)
      return Math.abs(fact.value / fact.n - item.meaning.number.value / of) <= 0.03;
    return of !== null && fact.n !== of ? false : part(fact);
  };
}
