import { calendarName, makeQuarter, type Quarter, type Quarters } from '@lqc/analysis';
import { orderOf, quarterName, storedUpTo } from '@lqc/contracts';
import { type Database, fileQuarter, type ReportedQuarter, sourceOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { loadReleasing } from './load-releasing.js';

/**
 * The stored quarters that appear only in a report's charts, each with its earlier
 * releases. Of what an approved report keeps only those are among them that are still stored so: what may
 * leave of other answers nobody can decide.
 */
export async function loadHistory(
  database: Database,
  { now, before, last_year: lastYear }: Quarters,
  register: CompanyRegister | null,
  reported: readonly ReportedQuarter[],
): Promise<{ readonly history: readonly Quarter[]; readonly known: readonly string[] }> {
  const loaded = [now, before, lastYear].filter((one) => one !== null);
  const own = new Set(loaded.map(calendarName));
  const shown = storedUpTo(
    loaded.flatMap(({ calendar }) => calendar ?? []),
    reported,
  );
  const history: Quarter[] = [];
  const known: string[] = [];
  for (const file of await database.files.list()) {
    const calendar = fileQuarter(file);
    if (!calendar || own.has(quarterName(calendar))) continue;
    const isReported = shown.some(
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
    const releasing = await loadReleasing(database, {
      now: quarter,
      before: null,
      last_year: null,
    });
    history.push(releasing.quarters.now!);
    known.push(...releasing.known);
  }
  return { history, known };
}
