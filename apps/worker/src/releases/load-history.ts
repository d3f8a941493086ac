import { makeQuarter, type Quarter, type Quarters } from '@lqc/analysis';
import { orderOf, periodOf } from '@lqc/contracts';
import { type Database, sourceOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { loadReleasing, periodKey } from './load-releasing.js';

/**
 * The stored quarters that appear only in a report's charts, up to its current one, each with its earlier
 * releases.
 */
export async function loadHistory(
  database: Database,
  { now, before, last_year: lastYear }: Quarters,
  register: CompanyRegister | null,
): Promise<{ readonly history: readonly Quarter[]; readonly known: readonly string[] }> {
  const own = new Set(
    [now, before, lastYear].flatMap((one) => (one ? [periodKey(one.source.label)] : [])),
  );
  const last = now && periodOf(now.source.label);
  const files = (await database.files.list()).filter(({ kind, label }) => {
    const period = kind === 'quarterly' && label ? periodOf(label) : null;
    if (!period || own.has(periodKey(label!))) return false;
    return !last || orderOf(period) <= orderOf(last);
  });
  const history: Quarter[] = [];
  const known: string[] = [];
  for (const file of files) {
    const stored = file.survey_id && (await database.surveys.read<SurveyFindings>(file.survey_id));
    if (!stored) continue;
    const { contacts, findings } = stored;
    const quarter = makeQuarter(
      { survey: { contacts }, findings, source: sourceOf(file) },
      register,
    );
    const loaded = await loadReleasing(database, { now: quarter, before: null, last_year: null });
    history.push(loaded.quarters.now!);
    known.push(...loaded.known);
  }
  return { history, known };
}
