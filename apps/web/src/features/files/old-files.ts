import {
  type CompanyFile,
  orderOf,
  periodOf,
  type QuarterlyFile,
  type QuarterSource,
  type SessionResponse,
  type SessionSources,
} from '@lqc/contracts';
import { quarterNumber } from '../analysis-session/latest-first';
import type { ChosenQuarters } from '../analysis-session/preselected';
import { folded } from './label-rules';

/** The stored files as they stand now. */
export interface StoredFiles {
  readonly quarterly_files: readonly QuarterlyFile[];
  readonly company_files: readonly CompanyFile[];
}

/** A file of an analysis that the office no longer stores as it was. */
export interface OldFile {
  /** The quarter's label; null for the company database. */
  readonly label: string | null;
  /** False when another content took its place. */
  readonly isGone: boolean;
}

/** The files that an analysis was started with. */
export const sourcesOf = ({
  quarters,
  company_source: company,
}: Pick<SessionResponse, 'quarters' | 'company_source'>): SessionSources => ({
  now: quarters.now?.source ?? null,
  before: quarters.before.source,
  last_year: quarters.last_year?.source ?? null,
  company,
});

/**
 * The files of an analysis whose content was replaced or deleted since it was started, the current
 * quarter first. A file that was only uploaded for the analysis is never old: the office stores none.
 */
export function oldFilesOf(
  { now, before, last_year: lastYear, company }: SessionSources,
  stored: StoredFiles,
): OldFile[] {
  const quarters = [now, before, lastYear].map((source) => ({
    source,
    label: source?.label ?? null,
    file: source ? inPlaceOf(source, stored.quarterly_files) : undefined,
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
 * The stored files that an analysis of the same quarters would have now; null when it cannot be started
 * from stored files. A quarter of last year that was deleted is left out.
 */
export function sameQuartersNow(
  { now, before, last_year: lastYear, company }: SessionSources,
  stored: StoredFiles,
): ChosenQuarters | null {
  const hasUpload = [now, before, lastYear, company].some((source) => source?.file_id === null);
  if (hasUpload || !registerInPlaceOf(company, stored.company_files)) return null;
  const idOf = (source: QuarterSource | null) =>
    (source && inPlaceOf(source, stored.quarterly_files)?.id) ?? '';
  const chosen = { now: idOf(now), before: idOf(before), lastYear: idOf(lastYear) };
  return chosen.now && chosen.before ? chosen : null;
}

/**
 * The file itself, or the one that took its place: of the same calendar quarter, or the same label. A sample takes
 * nobody's place. The database has the same rule for the quarters of reports: `isOfFile` in report-quarters.ts.
 */
function inPlaceOf(
  { file_id: id, label }: QuarterSource,
  files: readonly QuarterlyFile[],
): QuarterlyFile | undefined {
  const period = periodOf(label);
  const order = period && orderOf(period);
  const others = files.filter(isOwn);
  return (
    files.find((file) => file.id === id) ??
    others.find((file) => order !== null && quarterNumber(file) === order) ??
    others.find((file) => folded(file.label) === folded(label))
  );
}

/** The same of the company database, of which the office stores one. */
const registerInPlaceOf = (
  source: SessionSources['company'],
  files: readonly CompanyFile[],
): CompanyFile | undefined => files.find(({ id }) => id === source?.file_id) ?? files.find(isOwn);

/** Whether a file is of the office's own data, not a sample. */
const isOwn = ({ is_sample: isSample }: QuarterlyFile | CompanyFile) => !isSample;
