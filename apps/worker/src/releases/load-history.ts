import { calendarName, makeQuarter, type Quarter, type Quarters } from '@lqc/analysis';
import { orderOf, quarterName, storedUpTo } from '@lqc/contracts';
import { type Database, fileQuarter, type ReportedQuarter, sourceOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { type KnownReleases, releasesOf, withReleases } from './load-releasing.js';

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
  known: KnownReleases,
): Promise<readonly Quarter[]> {
  const loaded = [now, before, lastYear].filter((one) => one !== null);
  const own = new Set(loaded.map(calendarName));
  const shown = storedUpTo(
    loaded.flatMap(({ calendar }) => calendar ?? []),
    reported,
  );
  const history: Quarter[] = [];
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
    const read = { survey: { contacts }, findings, source: sourceOf(file), calendar };
    history.push(makeQuarter(read, register));
  }
  const releases = await releasesOf(database, known, history);
  return history.map((quarter) => withReleases(quarter, releases, []));
}
