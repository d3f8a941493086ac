import type { Statement } from '@lqc/contracts';
import { asserts, isOneOf, type Item } from '../items/item.js';
import type { Reading } from './reading.js';

const isTelling = isOneOf(
  'ordinal',
  'times',
  'sum',
  'cause',
  'company',
  'stranger',
  'quote',
  'other',
  'expected',
  'size',
  'near',
  'not',
);

/**
 * The status of a whole sentence: contradicted if one claim is; open if one is, or if no reader took an
 * asserting word; `no_claim` if it tells nothing but a quarter.
 */
export function statusOf(
  items: readonly Item[],
  readings: readonly Reading[],
): Statement['status'] {
  if (readings.some(({ status }) => status === 'contradicted')) return 'contradicted';
  const isLeft = items.some((item) => !item.used && (asserts(item) || isTelling(item)));
  if (isLeft || readings.some(({ status }) => status === 'unchecked')) return 'unchecked';
  return readings.some(({ type }) => type !== 'period') ? 'supported' : 'no_claim';
}
