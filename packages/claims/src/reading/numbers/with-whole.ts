import type { Comparison } from '../../language/thresholds.js';
import { equals, plainValue } from '../../judging/equals.js';
import type { Test } from '../../judging/reading.js';
import type { NumberItem } from '../bindings/binding.js';

/** "Tujuh dari sepuluh" is a way to tell a share: it counts neither seven nor ten. */
export const isFraction = (of: number, n: number) => of >= 2 && of <= 10 && n > 10;

const NEAR = 0.03;
/** How far a share lies from a fraction that nobody would round it to. */
const FAR = 0.1;

/** Holds "49 dari 52": the part against the fact, the whole against what the fact is of. */
export function withWhole(item: NumberItem, comparison: Comparison, of: number | null): Test {
  const part = equals(item, comparison, plainValue);
  return (fact) => {
    // "Tujuh dari sepuluh perusahaan" is said of 67 to 73 %.
    // "Satu dari dua kontak dengan skor 5": of those two one is spoken of.
    if (of === fact.value && of < fact.n && item.meaning.number.value < of) return null;
    if (of !== null && isFraction(of, fact.n)) {
      const apart = Math.abs(fact.value / fact.n - item.meaning.number.value / of);
      return apart <= NEAR ? true : apart > FAR ? false : null;
    }
    // "Dua dari tiga kontak", where six of nine answered so.
    if (of !== null && of < fact.n && item.meaning.number.value * fact.n === fact.value * of)
      return true;
    return of !== null && fact.n !== of ? false : part(fact);
  };
}
