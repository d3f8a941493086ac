import { foldedLabel } from './folded-label.js';
import { orderOf, periodOf } from './period.js';

/** A file of an analysis that the office no longer stores as it was. */
export interface OldFile {
  /** The quarter's label; null for the company database. */
  readonly label: string | null;
  /** False when another content took its place. */
  readonly isGone: boolean;
}

/** A file that an analysis was started with; without an id it was only uploaded for it. */
interface Source {
  readonly file_id: string | null;
  readonly sha256: string;
}
type LabelledSource = Source & { readonly label: string };

/** Of a stored file what tells whether it takes another's place. */
interface Stored {
  readonly id: string;
  readonly sha256: string;
  readonly is_sample: boolean;
}
interface StoredQuarter extends Stored {
  readonly label: string;
  readonly year: number | null;
  readonly quarter: number | null;
}

/**
 * The files of an analysis whose content was replaced or deleted since it was started, the current
 * quarter first. A file that was only uploaded for the analysis is never old: the office stores none.
 */
export function oldFilesOf(
  {
    now,
    before,
    last_year: lastYear,
    company,
  }: Readonly<Record<'now' | 'before' | 'last_year', LabelledSource | null>> & {
    readonly company: Source | null;
  },
  stored: {
    readonly quarterly_files: readonly StoredQuarter[];
    readonly company_files: readonly Stored[];
  },
): OldFile[] {
  const quarters = [now, before, lastYear].map((source) => ({
    source,
    label: source?.label ?? null,
    file: source ? quarterInPlaceOf(source, stored.quarterly_files) : undefined,
  }));
  const database = {
    source: company,
    label: null,
    file: registerInPlaceOf(company, stored.company_files),
  };
  return [...quarters, database].flatMap(({ source, label, file }) =>
    source?.file_id && source.sha256 !== file?.sha256 ? [{ label, isGone: !file }] : [],
  );
}

/**
 * The file itself, or the one that took its place: of the same calendar quarter, or the same label. A sample takes
 * nobody's place. The database has the same rule for the quarters of reports: `isOfFile` in report-quarters.ts.
 */
export function quarterInPlaceOf<File extends StoredQuarter>(
  { file_id: id, label }: LabelledSource,
  files: readonly File[],
): File | undefined {
  const period = periodOf(label);
  const others = files.filter(isOwn);
  const isOfPeriod = ({ year, quarter }: File) =>
    period !== null && year && quarter && orderOf({ year, quarter }) === orderOf(period);
  return (
    files.find((file) => file.id === id) ??
    others.find(isOfPeriod) ??
    others.find((file) => foldedLabel(file.label) === foldedLabel(label))
  );
}

/** The same of the company database, of which the office stores one. */
export const registerInPlaceOf = <File extends Stored>(
  source: Source | null,
  files: readonly File[],
): File | undefined => files.find(({ id }) => id === source?.file_id) ?? files.find(isOwn);

/** Whether a file is of the office's own data, not a sample. */
const isOwn = ({ is_sample: isSample }: Stored) => !isSample;
