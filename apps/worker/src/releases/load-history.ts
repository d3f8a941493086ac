import { calendarName, makeQuarter, type Quarter } from '@lqc/analysis';
import { knownQuarter, orderOf, quarterName, storedUpTo } from '@lqc/contracts';
import { type Database, type ReportedQuarter, sourceOf } from '@lqc/database';
import type { SurveyFindings } from '@lqc/survey';
import type { LoadedSession } from '../loading/load-session.js';

/**
 * The stored quarters that appear only in a report's charts. Of what an approved report keeps only those are
 * among them that are still stored so: what may leave of other answers nobody can decide.
 */
export async function loadHistory(
  database: Database,
  { quarters, register }: Pick<LoadedSession, 'quarters' | 'register'>,
  reported: readonly ReportedQuarter[],
): Promise<readonly Quarter[]> {
  const loaded = Object.values(quarters).filter((one) => one !== null);
  const own = new Set(loaded.map(calendarName));
  const shown = storedUpTo(
    loaded.flatMap(({ calendar }) => calendar ?? []),
    reported,
  );
  const history: Quarter[] = [];
  for (const file of await database.files.list()) {
    const calendar = knownQuarter(file);
    if (!calendar || own.has(quarterName(calendar))) continue;
    const isReported = shown.some(
      (one) => one.survey_id === file.survey_id && orderOf(one) === orderOf(calendar),
    );
    if (!isReported) continue;
    const stored = await database.surveys.read<SurveyFindings>(file.survey_id!);
    if (!stored) continue;
    history.push(makeQuarter({ ...stored, source: sourceOf(file), calendar }, register));
  }
  return history;
}
