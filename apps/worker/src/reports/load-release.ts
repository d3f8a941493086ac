import { required } from '@lqc/contracts';
import type { Database, ReportedQuarter } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import type { ReleaseInput } from '../isolation/thread-tasks.js';
import { loadSession } from '../loading/load-session.js';
import { loadHistory } from '../releases/load-history.js';
import { loadReleasing, type ReleasingQuarters } from '../releases/load-releasing.js';

/**
 * Loads the sections of a report that are not left out, and what they are held against before they
 * leave the office.
 *
 * @param reported the quarters that its charts show beside its own
 * @throws CodedError `REPORT_NOT_FOUND`, or `ANALYSIS_NOT_FOUND`
 */
export async function loadRelease(
  database: Database,
  reportId: string,
  reported: readonly ReportedQuarter[] = [],
): Promise<Pick<ReleasingQuarters, 'history' | 'known'> & { readonly input: ReleaseInput }> {
  const report = required(await database.reports.find(reportId), 'REPORT_NOT_FOUND');
  const { session_id: sessionId, sections: all, title, people } = report;
  const sections = all.filter(({ included }) => included);
  const [session, names, interviewers, overrides] = await Promise.all([
    loadSession(database, sessionId),
    database.names.all(),
    database.names.interviewers(),
    database.reportRemarks.overrides(reportId),
  ]);
  const { quarters, history, known } = await loadReleasing(
    database,
    session.quarters,
    await loadHistory(database, session, reported),
  );
  const { register } = session;
  const input: ReleaseInput = {
    headings: [
      {
        section: null,
        part: 'title',
        text: title,
        isByRules: title === reportPhrases.title(quarters.now?.source.label ?? ''),
      },
      { section: null, part: 'people', text: people },
      ...sections
        .filter(({ kind }) => kind === 'catatan')
        .map((one) => ({
          section: one.id,
          part: 'title' as const,
          text: one.title,
          isByRules: one.title === reportPhrases.sections.isu_khusus,
        })),
    ],
    sections: sections.map(({ id, kind, target, text, statements }) => ({
      id,
      kind,
      target,
      text,
      statements,
    })),
    data: { quarters, register, names, interviewers, overrides },
  };
  return { input, history, known };
}
