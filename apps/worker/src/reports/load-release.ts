import { CodedError } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { ReleaseData, ReleaseSection } from '@lqc/narratives';
import { loadSession } from '../loading/load-session.js';

/** What is checked before a report leaves, as plain data for a thread. */
export interface ReleaseInput {
  /** Of the report, and of the sections that people added. */
  readonly titles: readonly string[];
  readonly sections: readonly ReleaseSection[];
  readonly data: ReleaseData;
}

/**
 * Loads the sections of a report that are not left out, and what they are held against before they
 * leave the office.
 *
 * @throws CodedError `REPORT_NOT_FOUND`, or `ANALYSIS_NOT_FOUND`
 */
export async function loadRelease(database: Database, reportId: string): Promise<ReleaseInput> {
  const found = await database.reports.find(reportId);
  if (!found) throw new CodedError('REPORT_NOT_FOUND');
  const { session_id: sessionId, sections, title } = found.report;
  const [{ quarters, register }, names, overrides] = await Promise.all([
    loadSession(database, sessionId),
    database.names.all(),
    database.reportRemarks.overrides(reportId),
  ]);
  return {
    titles: [title, ...sections.filter(({ kind }) => kind === 'catatan').map((one) => one.title)],
    sections: sections
      .filter(({ included }) => included)
      .map(({ id, kind, target, text, statements }) => ({ id, kind, target, text, statements })),
    data: { quarters, register, names, overrides },
  };
}
