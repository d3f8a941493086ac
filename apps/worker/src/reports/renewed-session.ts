import { randomUUID } from 'node:crypto';
import type { QuarterRole } from '@lqc/contracts';
import {
  type AnalysisSession,
  type BoundQuarter,
  type Database,
  sourceOf,
  type StoredFileRow,
  surveyOf,
} from '@lqc/database';

/**
 * The analysis of a report's quarters from their current files, the current company database and confirmed
 * companies; a quarter whose file was deleted stays as it was. Not stored yet; null when nothing changed.
 */
export async function renewedSession(
  database: Database,
  old: AnalysisSession,
  bound: readonly BoundQuarter[],
): Promise<AnalysisSession | null> {
  const fileIds = bound.flatMap(({ fileId }) => (fileId ? [fileId] : []));
  const files = await database.files.findForSession(fileIds);
  const fileOf = (role: QuarterRole): StoredFileRow | undefined => {
    const id = bound.find((quarter) => quarter.role === role)?.fileId;
    return files.find((file) => file.id === id);
  };
  const surveyIdOf = (role: QuarterRole) => fileOf(role)?.survey_id ?? surveyOf(old, role);
  const sourceIn = (role: QuarterRole) => {
    const file = fileOf(role);
    return file ? sourceOf(file) : old.sources[role];
  };
  const roles = ['before', 'now', 'last_year'] as const;
  const company = files.find(({ kind }) => kind === 'company');
  const registerId = company?.register_id ?? old.registerId;
  const isSame = roles.every(
    (role) =>
      registerId === old.registerId &&
      surveyIdOf(role) === surveyOf(old, role) &&
      sourceIn(role)?.file_id === old.sources[role]?.file_id &&
      sourceIn(role)?.label === old.sources[role]?.label,
  );
  if (isSame) return null;
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
    confirmed: await database.confirmedCompanies.said(),
    inputs: null,
    createdAt: new Date(),
  };
}
