import { CodedError, type ReportSection } from '@lqc/contracts';
import { errorSentence, jobSteps } from '@lqc/phrases';
import { loadSession } from '../loading/load-session.js';
import { sectionInput } from '@lqc/narratives';
import type { Job } from '../runtime/job-context.js';

/** Drafts the sections of a report one after the other, each kept as soon as it is done. */
export const draftReport: Job<'draft-report'> = async ({ reportId, request }, context) => {
  const { database, isolated, ownerId, runId, signal, report } = context;
  report(1, jobSteps.computing);
  const found = await database.reports.find(reportId);
  if (!found) throw new CodedError('REPORT_NOT_FOUND');
  const { sections, session_id: sessionId } = found.report;
  const asked = request.sections;
  const isMeant = ({ id, kind, state, included }: ReportSection) =>
    asked ? asked.includes(id) : included && state === 'kosong' && kind !== 'catatan';
  const meant = sections.filter(isMeant);
  const { quarters } = await loadSession(database, sessionId);
  let drafted = 0;
  let skipped = 0;
  const failed: { section: string; message: string }[] = [];
  for (const [at, section] of meant.entries()) {
    signal.throwIfAborted();
    report(
      1 + (98 * at) / meant.length,
      jobSteps.draftingSection(section.title, at + 1, meant.length),
    );
    try {
      const chapter = sectionInput(section, quarters);
      const { text, ...findings } = await isolated('draftSection', { chapter });
      const kept = await database.dataSource.transaction((transaction) =>
        database.reportSections.store(transaction, {
          reportId,
          sectionId: section.id,
          text,
          version: section.version,
          writer: 'automatic',
          model: null,
          by: ownerId,
          runId,
          ...findings,
        }),
      );
      if (kept === null) skipped += 1;
      else drafted += 1;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      failed.push({ section: section.id, message: errorSentence(error.code, error.args) });
    }
  }
  return async () => ({ drafted, failed, skipped });
};
