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
  const isOpen = ({ assertion }: Reading) =>
    assertion?.of.sector.origin === 'default' && items.some(({ word }) => EVERYDAY.test(word));
  if (readings.some((one) => one.status === 'contradicted' && !isOpen(one))) return 'contradicted';
  const isLeft = items.some((item) => !item.used && (asserts(item) || isTelling(item)));
  if (isLeft || readings.some(({ status }) => status !== 'supported')) return 'unchecked';
  return readings.some(({ type }) => type !== 'period') ? 'supported' : 'no_claim';
}

/** "Angkutan paling rendah, 1,00": everyday names of sectors, too often words of other things to be read as such. */
const EVERYDAY =
  /^(?:angkutan|tambang|bank|perbankan|asuransi|keuangan|pedagang|hotel|properti|kesehatan|listrik|dagang)$/;
