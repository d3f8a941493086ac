import { CodedError, type Period, periodOf } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** What an upload says of its quarter. */
export interface QuarterSaid {
  readonly label: string;
  readonly year?: number | undefined;
  readonly quarter?: number | undefined;
  /** The stored file whose bytes it exchanges. */
  readonly replaces?: string | undefined;
}

/**
 * What an upload says of its quarter, once it is sure that its place is free; one that replaces a
 * file may leave the label as it was.
 *
 * @throws CodedError `FILE_NOT_FOUND`, `BAD_REQUEST`, `LABEL_REQUIRED`, `LABEL_TAKEN`, `PERIOD_TAKEN`
 */
export async function requireFreePlace(said: QuarterSaid, { files }: Database) {
  const { year, quarter, replaces } = said;
  const replaced = replaces ? await files.find(replaces) : null;
  if (replaces && replaced?.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
  if ((year === undefined) !== (quarter === undefined)) throw new CodedError('BAD_REQUEST');
  const label = said.label || (replaced?.label ?? '');
  if (label === '') throw new CodedError('LABEL_REQUIRED');
  if (await files.labelTaken(label, replaces)) throw new CodedError('LABEL_TAKEN');
  const period = periodSaid(said) ?? periodOf(label) ?? keptPeriod(replaced);
  const other = period && (await files.ofPeriod(period, replaces));
  if (other) throw new CodedError('PERIOD_TAKEN', { label: other.label ?? '' });
  return { label, ...period, ...(replaces && { replaces }) };
}

function periodSaid({ year, quarter }: QuarterSaid): Period | null {
  return year === undefined || quarter === undefined ? null : { year, quarter };
}

/** A file that keeps its place keeps its period, also where a person had to say it. */
function keptPeriod(replaced: { year: number | null; quarter: number | null } | null) {
  if (!replaced?.year || !replaced.quarter) return null;
  return { year: replaced.year, quarter: replaced.quarter };
}
