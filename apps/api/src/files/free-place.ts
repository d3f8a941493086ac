import { CodedError, knownQuarter, periodOf } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** The label and period of an uploaded quarter. */
export interface QuarterSaid {
  readonly label: string;
  readonly year?: number | undefined;
  readonly quarter?: number | undefined;
  /** Id of the stored file that the upload replaces. */
  readonly replaces?: string | undefined;
}

/**
 * The label and period of an upload, after checking that no other file has them. An upload that
 * replaces a file may leave the label out, and then has that file's.
 *
 * @throws CodedError `FILE_NOT_FOUND`, `BAD_REQUEST`, `LABEL_REQUIRED`, `LABEL_TAKEN`, `PERIOD_TAKEN`
 */
export async function requireFreePlace(said: QuarterSaid, { files, filePeriods }: Database) {
  const { year, quarter, replaces } = said;
  const replaced = replaces ? await files.find(replaces) : null;
  if (replaces && replaced?.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
  if ((year === undefined) !== (quarter === undefined)) throw new CodedError('BAD_REQUEST');
  const label = said.label || (replaced?.label ?? '');
  if (label === '') throw new CodedError('LABEL_REQUIRED');
  if (await files.labelTaken(label, replaces)) throw new CodedError('LABEL_TAKEN');
  // The replaced file's own, which the upload takes over even if a person had entered it, comes last.
  const period = knownQuarter(said) ?? periodOf(label) ?? (replaced && knownQuarter(replaced));
  const other = period && (await filePeriods.fileOf(period, replaces));
  if (other) throw new CodedError('PERIOD_TAKEN', { label: other.label ?? '' });
  return { label, ...period, ...(replaces && { replaces }) };
}
