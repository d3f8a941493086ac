import { calendarName, makeQuarter, type Quarter, type Quarters } from '@lqc/analysis';
import { orderOf, quarterName } from '@lqc/contracts';
import { type Database, fileQuarter, type ReportedQuarter, sourceOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { loadReleasing } from './load-releasing.js';

/**
 * The stored quarters that appear only in a report's charts, up to its current one, each with its earlier
 * releases. Of what an approved report keeps only those are among them that are still stored so: what may
 * leave of other answers nobody can decide.
 */
export async function loadHistory(
  database: Database,
  { now, before, last_year: lastYear }: Quarters,
  register: CompanyRegister | null,
  reported: readonly ReportedQuarter[],
): Promise<{ readonly history: readonly Quarter[]; readonly known: readonly string[] }> {
  const own = new Set([now, before, lastYear].flatMap((one) => (one ? [calendarName(one)] : [])));
  const last = now?.calendar;
  const history: Quarter[] = [];
  const known: string[] = [];
  for (const file of await database.files.list()) {
    const calendar = fileQuarter(file);
    if (!calendar || own.has(quarterName(calendar))) continue;
    if (last && orderOf(calendar) > orderOf(last)) continue;
    const isReported = reported.some(
      (one) => one.survey_id === file.survey_id && orderOf(one) === orderOf(calendar),
    );
    if (!isReported) continue;
    const stored = await database.surveys.read<SurveyFindings>(file.survey_id!);
    if (!stored) continue;
    const { contacts, findings } = stored;
    const quarter = makeQuarter(
      { survey: { contacts }, findings, source: sourceOf(file), calendar },
      register,
    );
    const loaded = await loadReleasing(database, { now: quarter, before: null, last_year: null });
    history.push(loaded.quarters.now!);
    known.push(...loaded.known);
  }
  return { history, known };
}
