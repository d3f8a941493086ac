import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import type { Reading } from './reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { type Kind, kindOf } from './sizes.js';

/** How far apart two things lie that a word of size is said of. */
interface Gap {
  readonly apart: number;
  /** Where more than two are told of: how far the nearest of them lie apart, `apart` the farthest. */
  readonly least?: number;
  readonly kind: Kind;
  /** Where something lies, not how far it went. */
  readonly isOfPlace?: boolean;
}

/** What a reading tells the size of: a change, two figures side by side, how far one is from neutral. */
export function gapOf({ sheet: { table } }: Sentence, reading: Reading | undefined): Gap | null {
  const [one, two, more] = reading?.facts ?? [];
  if (!reading || !one) return null;
  if (more) return reading.type === 'compare' ? amongAll(reading.facts) : null;
  if (two) return one.measure === two.measure && one.unit === two.unit ? between(one, two) : null;
  if (one.measure === 'change') return { apart: Math.abs(one.value), kind: 'scale' };
  if (reading.type === 'neutral_position' && one.measure === 'average')
    return { apart: Math.abs(one.value - LIKERT_SCALE.neutral), kind: 'scale', isOfPlace: true };
  // "Lonjakan keyakinan ke depan cukup tajam": what is expected was held against its average.
  const { measure, indicator, sector } = one;
  const change =
    reading.type === 'change' && measure === 'average'
      ? table.find({ measure: 'change', indicator, sector, base: 'before' })
      : undefined;
  return change ? { apart: Math.abs(change.value), kind: 'scale' } : null;
}

/** "A dan B berada sedikit di bawah rata-rata": however these are held against one another. */
function amongAll(facts: readonly ClaimFact[]): Gap {
  const values = facts.map(({ value }) => value).toSorted((a, b) => a - b);
  const steps = values.slice(1).map((value, at) => value - values[at]!);
  const apart = values.at(-1)! - values[0]!;
  return { apart, least: Math.min(...steps), kind: kindOf(facts[0]!) };
}

/** How far two figures lie apart. */
const between = (one: ClaimFact, two: ClaimFact): Gap => {
  // Of two falls the deeper one is the larger, whatever their signs.
  const isOfChanges = one.measure === 'change';
  const [a, b] = isOfChanges ? [Math.abs(one.value), Math.abs(two.value)] : [one.value, two.value];
  return { apart: Math.abs(a - b), kind: kindOf(one) };
};
