import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { knownQuarter, QuarterRole, type ReportState } from '@lqc/contracts';
import {
  type AnalysisSession,
  type BoundQuarter,
  type Database,
  sourceOf,
  type StoredFileRow,
  surveyOf,
} from '@lqc/database';

/**
 * The analysis of a report's quarters from their current files, the current company database and what people
 * said of companies; a quarter whose file was deleted stays as it was. Not stored yet; null when nothing
 * changed. Sectors alone are not a change for a published report.
 */
export async function renewedSession(
  database: Database,
  old: AnalysisSession,
  { state, bound }: { readonly state: ReportState; readonly bound: readonly BoundQuarter[] },
): Promise<AnalysisSession | null> {
  const fileIds = bound.flatMap(({ fileId }) => (fileId ? [fileId] : []));
  const files = await database.files.findForSession(fileIds);
  const boundIn = (role: QuarterRole) => bound.find((quarter) => quarter.role === role);
  const fileOf = (role: QuarterRole): StoredFileRow | undefined => {
    const id = boundIn(role)?.fileId;
    return files.find((file) => file.id === id);
  };
  const surveyIdOf = (role: QuarterRole) => fileOf(role)?.survey_id ?? surveyOf(old, role);
  const sourceIn = (role: QuarterRole) => {
    const file = fileOf(role);
    return file ? sourceOf(file) : old.sources[role];
  };
  const isDatedAlike = (role: QuarterRole) => {
    const [had, file] = [boundIn(role), fileOf(role)];
    const has = had?.isOfFile && file ? knownQuarter(file) : null;
    return !has || (has.year === had?.year && has.quarter === had.quarter);
  };
  // A sample tells nothing of the office's own companies.
  const company = files.find((file) => file.kind === 'company' && !file.is_sample);
  const registerId = company?.register_id ?? old.registerId;
  const confirmed = await database.confirmedCompanies.said();
  const haveSectorsChanged =
    registerId !== old.registerId || !isDeepStrictEqual(confirmed, old.confirmed);
  const isSame = QuarterRole.options.every(
    (role) =>
      surveyIdOf(role) === surveyOf(old, role) &&
      sourceIn(role)?.file_id === old.sources[role]?.file_id &&
      sourceIn(role)?.label === old.sources[role]?.label &&
      isDatedAlike(role),
  );
  if (isSame && (state === 'terbit' || !haveSectorsChanged)) return null;
  return {
    id: randomUUID(),
    ownerId: old.ownerId,
    surveyBeforeId: surveyIdOf('before'),
    surveyNowId: surveyIdOf('now'),
    surveyLastYearId: surveyIdOf('last_year'),
    registerId,
    sources: {
      before: sourceIn('before'),
      now: sourceIn('now'),
      last_year: sourceIn('last_year'),
      company: company ? sourceOf(company) : old.sources.company,
    },
    confirmed,
    inputs: null,
    createdAt: new Date(),
  };
}
