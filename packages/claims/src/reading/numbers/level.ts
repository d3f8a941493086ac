import { equals, plainValue } from '../../judging/equals.js';
import { judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import {
  addressesFor,
  type Bound,
  hasEnds,
  nearOf,
  type NumberItem,
  open,
} from '../bindings/binding.js';

/**
 * A number of the scale: the average of an indicator. "Dari 3,33 menjadi 3,23" are the ends of a move.
 */
export function readLevel(
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
