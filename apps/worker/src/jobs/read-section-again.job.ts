import { sectionInput } from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';
import { readTwice } from './read-twice.js';

/**
 * Checks a stored section by a second reading of the model. A section that a person has changed since, or
 * that is based on other data by now, is skipped: it gets a reading of its own.
 */
export const readSectionAgain: Job<'read-section-again'> = async (
  { reportId, sectionId, version },
  context,
) => {
  const { database, report } = context;
  report(20, jobSteps.checking);
  const nothing = async () => ({ section_id: sectionId, left_open: 0 });
  const [section, found] = await Promise.all([
    database.reports.section(reportId, sectionId),
    database.reports.head(reportId),
  ]);
  // Nobody reads a text of so many sentences, and what is kept of its checks is not the whole.
  if (!section?.counts || !found || section.version !== version || section.statements_left_out > 0)
    return nothing;
  const { session_id: sessionId } = found.head;
  const { quarters } = await loadSession(database, sessionId);
  // Only statements called right are asked about; what the rules call wrong stays wrong.
  const byRules = { checks: [], statements: section.statements, counts: section.counts };
  const read = await readTwice(section.text, byRules, sectionInput(section, quarters), context);
  const opened = read.statements.filter(
    ({ status }, place) => status !== section.statements[place]!.status,
  ).length;
  if (opened === 0) return nothing;
  return async (transaction) => {
    const place = { reportId, sectionId, sessionId, version };
    const isKept = await database.reportSections.leaveOpen(transaction, { ...place, ...read });
    return { section_id: sectionId, left_open: isKept ? opened : 0 };
  };
};
