import { calendarName, type Quarters, sectorTotals } from '@lqc/analysis';
import {
  CodedError,
  contradictedIn,
  knownQuarter,
  QuarterRole,
  type Report,
  type SectionSubject,
} from '@lqc/contracts';
import type { BoundQuarter, RenewedSection, StoredFileRow } from '@lqc/database';
import { isWrittenByRules } from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { type Calendars, loadQuarters } from '../loading/load-session.js';
import { changedFigures } from '../reports/changed-figures.js';
import { rewrittenSince } from '../reports/rewritten-since.js';
import { tableFigures, tableWords } from '../reports/table-figures.js';
import { renewedSession } from '../reports/renewed-session.js';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';

/** Sets the reports of a quarter on its stored file of now, and sends back what that touches. */
export const refreshReports: Job<'refresh-reports'> = async ({ fileId }, context) => {
  const { database, report } = context;
  const file = await database.files.find(fileId);
  const reportIds = file ? await database.reportQuarters.reportsOf(file) : [];
  let sections = 0;
  for (const [at, reportId] of reportIds.entries()) {
    report((100 * at) / reportIds.length, jobSteps.refreshingReport(at + 1, reportIds.length));
    sections += await refresh(reportId, file!, context);
  }
  return async () => ({ reports: reportIds.length, sections });
};

/** Starts that after a transaction which stores or reads anew a file; where no report uses the file, nothing. */
export async function refreshReportsOf(
  file: StoredFileRow,
  transaction: Transaction,
  { database, follow }: JobContext,
): Promise<void> {
  if ((await database.reportQuarters.reportsOf(file, transaction)).length > 0)
    await follow(transaction, 'refresh-reports', { fileId: file.id });
}

/** @returns how many sections went back to the draft */
async function refresh(
  reportId: string,
  file: StoredFileRow,
  context: JobContext,
): Promise<number> {
  const { database } = context;
  const bound = await database.reportQuarters.withFile(reportId, file);
  const report = await database.reports.find(reportId);
  if (!report) return 0;
  const oldSession = await database.sessions.find(report.session_id);
  if (!oldSession) throw new CodedError('ANALYSIS_NOT_FOUND');
  const session = await renewedSession(database, oldSession, { state: report.state, bound });
  if (!session) {
    await database.reportQuarters.bind(reportId, file);
    return 0;
  }
  const { quarters: old } = await loadQuarters(database, oldSession, calendarsOf(bound));
  const { quarters } = await loadQuarters(database, session);
  const renewed = await renewedSections(report, { old, now: quarters }, context);
  const { now } = quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const sectors = Object.keys(sectorTotals(now.matching));
  const isRenewed = await database.reportQuarters.renew(
    reportId,
    { from: report.session_id, to: session },
    { file, sections: renewed, sectors, isRenamed: areRenamed(old, quarters) },
  );
  // Somebody stored a section meanwhile: the run fails, and its next attempt reads the report again.
  if (!isRenewed) throw new Error('the report changed while it was refreshed');
  return renewed.filter(({ isTouched }) => isTouched).length;
}

/** The calendar quarter of the file that is followed, as the report was last held against it. */
const calendarsOf = (bound: readonly BoundQuarter[]): Calendars =>
  new Map(bound.filter(({ isOfFile }) => isOfFile).map((one) => [one.role, knownQuarter(one)]));

/** True when a quarter has another calendar name, which covers and charts have of it. */
const areRenamed = (old: Quarters, now: Quarters): boolean =>
  QuarterRole.options.some((role) => {
    const [was, is] = [old[role], now[role]];
    return was && is && calendarName(was) !== calendarName(is);
  });

/** What the new data say of each section, and whether they change what it is based on. */
async function renewedSections(
  { sections }: Report,
  { old, now }: { readonly old: Quarters; readonly now: Quarters },
  { isolated }: JobContext,
): Promise<RenewedSection[]> {
  const written = sections.filter(({ state }) => state !== 'kosong');
  const texts = written.map(({ kind, target, text, bound }) => ({ kind, target, text, bound }));
  const findings = await isolated('checkSections', {
    quarters: now,
    sections: texts,
    boundTo: old,
  });
  const byRules = written.filter(isWrittenByRules).map(({ kind, target }) => ({ kind, target }));
  const [was, is] = await Promise.all(
    [old, now].map((quarters) => shown(byRules, quarters, isolated)),
  );
  const reworded = new Set(
    byRules.filter((_one, nth) => was![nth]!.words !== is![nth]!.words).map(({ kind }) => kind),
  );
  const inTables = (of: typeof was, section: (typeof sections)[number]) =>
    of![byRules.findIndex(({ kind }) => kind === section.kind)]?.figures ?? [];
  return sections.map((section): RenewedSection => {
    const found = findings[written.indexOf(section)];
    if (!found)
      return { section, ...NOTHING_SAID, text: section.text, changedFigures: [], isTouched: false };
    const figures = [
      [...section.facts, ...inTables(was, section)],
      [...found.facts, ...inTables(is, section)],
    ] as const;
    const changes = changedFigures(...figures, section.changed_figures);
    const wasRed = new Set(section.red);
    const isTouched =
      // Those that changed before were seen by who approved it since.
      changedFigures(...figures, []).length > 0 ||
      found.rewritten.length > 0 ||
      reworded.has(section.kind) ||
      contradictedIn(found.text, found.statements).some((sentence) => !wasRed.has(sentence));
    const rewritten = rewrittenSince(section.rewritten, found.rewritten);
    return { section, ...found, rewritten, changedFigures: changes, isTouched };
  });
}

const NOTHING_SAID = { statements: [], counts: null, facts: [], bound: [], rewritten: [] } as const;

/** What the product itself shows in each section: its words with those of its tables, and the tables' figures. */
async function shown(
  sections: readonly SectionSubject[],
  quarters: Quarters,
  isolated: JobContext['isolated'],
) {
  const drafts = await isolated('draftSections', { quarters, sections });
  const tables = await isolated('sectionTables', { quarters, sections });
  return drafts.map(({ draft }, nth) => ({
    words: [draft?.text, ...tableWords(tables[nth]!)].join('\n'),
    figures: tableFigures(tables[nth]!),
  }));
}
