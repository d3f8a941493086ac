import { CodedError } from '@lqc/contracts';
import { isWrittenByRules } from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Keeps a person's text as the next version of a section, with what the data say of it. */
export const checkSection: Job<'check-section'> = async (
  { reportId, sectionId, text, version, bound = [], onlyDraft },
  { database, isolated, ownerId, report, llm, follow },
) => {
  report(20, jobSteps.checking);
  const [section, found] = await Promise.all([
    database.reports.section(reportId, sectionId),
    database.reports.head(reportId),
  ]);
  if (!section || !found) throw new CodedError('REPORT_SECTION_NOT_FOUND');
  const { session_id: sessionId } = found.head;
  const { quarters } = await loadSession(database, sessionId);
  const { kind, target } = section;
  const [findings] = await isolated('checkSections', {
    quarters,
    sections: [{ kind, target, text, bound }],
  });
  return async (transaction) => {
    const kept = await database.reportSections.store(transaction, {
      reportId,
      sectionId,
      sessionId,
      version,
      writer: 'person',
      model: null,
      by: ownerId,
      runId: null,
      onlyDraft,
      ...findings!,
    });
    // The gateway looked at both before; somebody was faster since.
    if (kept === null) throw new CodedError('REPORT_SECTION_NEWER');
    // Nobody waits for a model when a text is kept; what it finds comes to the section later.
    if (llm.apiKey && !isWrittenByRules(section))
      await follow(transaction, 'read-section-again', { reportId, sectionId, version: kept });
    return { section_id: sectionId, version: kept };
  };
};
