import {
  CodedError,
  type DraftReportRequest,
  type DraftReportResponse,
  type Report,
  type ReportSection,
  required,
} from '@lqc/contracts';
import { errorSentence, jobSteps } from '@lqc/phrases';
import { loadSession } from '../loading/load-session.js';
import { type DraftedSection, modelWriting, rulesWriting } from '../reports/draft-section.js';
import type { Job, JobContext } from '../runtime/job-context.js';

/** Writers at work at once: as many as there are threads. */
const WRITERS = 2;

/**
 * Drafts the sections of a report and keeps each as soon as it is done, so that it can be read, and
 * that a worker which takes the run up goes on with what is left.
 */
export const draftReport: Job<'draft-report'> = async ({ reportId, request }, context) => {
  const { database, runId, signal, report: tell } = context;
  tell(1, jobSteps.computing);
  const report = required(await database.reports.find(reportId), 'REPORT_NOT_FOUND');
  const done = await database.reportSections.draftedBy(reportId, runId);
  const left = meantSections(report, request).filter(({ id }) => !done.has(id));
  const total = done.size + left.length;
  const failedBefore = left.filter(({ failure }) => failure !== null);
  for (const { id: sectionId } of await openOf(failedBefore, report, context))
    await database.reportSections.fail({ reportId, sectionId }, null);
  const { quarters } = await loadSession(database, report.session_id);
  const writing =
    request.writer === 'automatic'
      ? rulesWriting(quarters, context)
      : await modelWriting(quarters, context);
  const outcome: Pick<DraftReportResponse, 'failed' | 'notes'> = { failed: [], notes: [] };

  async function draftWhatIsLeft(): Promise<void> {
    while (left.length > 0) {
      signal.throwIfAborted();
      const at = total - left.length;
      const next = left.splice(0, writing.inOneGo);
      tell(1 + (98 * at) / total, jobSteps.draftingSection(next[0]!.title, at + 1, total));
      const open = await openOf(next, report, context);
      const drafts = await writing.write(open);
      signal.throwIfAborted();
      for (const [nth, section] of open.entries())
        await keep(section, drafts[nth]!, { report, outcome, context });
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, draftWhatIsLeft));
  // Sections that an earlier attempt of this run stored count as drafted by it.
  const { size: drafted } = await database.reportSections.draftedBy(reportId, runId);
  const { failed, notes } = outcome;
  return async () => ({ drafted, failed, notes, skipped: total - drafted - failed.length });
};

/** The named sections; else those that are empty, included, and not written by hand. */
const meantSections = ({ sections }: Report, { sections: named }: DraftReportRequest) =>
  sections.filter(({ id, kind, state, included }) =>
    named ? named.includes(id) : included && state === 'kosong' && kind !== 'catatan',
  );

/** Without the sections that somebody else holds or has changed since. */
async function openOf(
  sections: readonly ReportSection[],
  { id: reportId }: Report,
  { database, ownerId }: JobContext,
): Promise<ReportSection[]> {
  const areOpen = await Promise.all(
    sections.map(({ id: sectionId, version }) =>
      database.sectionHolds.isFree({ reportId, sectionId }, { userId: ownerId, version }),
    ),
  );
  return sections.filter((_section, nth) => areOpen[nth]);
}

/** Keeps a draft, or why there is none, with its section. */
async function keep(
  section: ReportSection,
  draft: DraftedSection | CodedError,
  {
    report,
    outcome,
    context: { database, ownerId, runId },
  }: {
    readonly report: Report;
    readonly outcome: Pick<DraftReportResponse, 'failed' | 'notes'>;
    readonly context: JobContext;
  },
): Promise<void> {
  const place = { reportId: report.id, sectionId: section.id };
  if (draft instanceof CodedError) {
    const message = errorSentence(draft.code, draft.args);
    outcome.failed.push({ section: section.id, message });
    return database.reportSections.fail(place, message);
  }
  const { failure, notes, ...drafted } = draft;
  const kept = await database.dataSource.transaction((transaction) =>
    database.reportSections.store(transaction, {
      ...place,
      ...drafted,
      sessionId: report.session_id,
      version: section.version,
      by: ownerId,
      runId,
    }),
  );
  if (kept === null) return;
  outcome.notes.push(...notes.map((message) => ({ section: section.id, message })));
  if (failure) await database.reportSections.fail(place, failure);
}
