import { CodedError, type QuarterRole } from '@lqc/contracts';
import type { AnalysisSession, Database } from '@lqc/database';
import type { SurveyFindings } from '@lqc/survey';
import type { LoadedQuarter } from './quarter-figures.js';
import type { LoadedSession } from './session-answer.js';

/** Reads a session with its surveys and register from the database. */
export async function loadSession(database: Database, sessionId: string): Promise<LoadedSession> {
  const session = await database.sessions.find(sessionId);
  if (!session) throw new CodedError('ANALYSIS_NOT_FOUND');
  const owner = await database.users.findById(session.ownerId);
  const [before, now, lastYear] = await Promise.all([
    loadQuarter(database, session, 'before', session.surveyBeforeId),
    loadQuarter(database, session, 'now', session.surveyNowId),
    loadQuarter(database, session, 'last_year', session.surveyLastYearId),
  ]);
  const companies = session.registerId ? await database.registers.read(session.registerId) : null;
  return {
    session,
    ownerUsername: owner?.username ?? '',
    quarters: { before, now, last_year: lastYear },
    register: companies && { companies, confirmed: new Map(Object.entries(session.confirmed)) },
    companySource: session.sources.company,
  };
}

async function loadQuarter(
  database: Database,
  session: AnalysisSession,
  role: QuarterRole,
  surveyId: string | null,
): Promise<LoadedQuarter | null> {
  const source = session.sources[role];
  const stored = surveyId && source && (await database.surveys.read<SurveyFindings>(surveyId));
  if (!stored) return null;
  return { survey: { contacts: stored.contacts }, findings: stored.findings, source };
}
