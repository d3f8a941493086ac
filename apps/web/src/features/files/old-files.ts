import {
  type CompanyFile,
  quarterInPlaceOf,
  type QuarterlyFile,
  type QuarterSource,
  registerInPlaceOf,
  type SessionResponse,
  type SessionSources,
} from '@lqc/contracts';
import type { ChosenQuarters } from '../analysis-session/preselected';

/** The stored files as they stand now. */
export interface StoredFiles {
  readonly quarterly_files: readonly QuarterlyFile[];
  readonly company_files: readonly CompanyFile[];
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
    (source && quarterInPlaceOf(source, stored.quarterly_files)?.id) ?? '';
  const chosen = { now: idOf(now), before: idOf(before), lastYear: idOf(lastYear) };
  return chosen.now && chosen.before ? chosen : null;
}
