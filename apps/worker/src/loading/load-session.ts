import {
  makeQuarter,
  type Quarter,
  type QuarterParts,
  type Quarters,
  sessionFigures,
} from '@lqc/analysis';
import {
  CodedError,
  type CompanySource,
  type QuarterRole,
  type SessionResponse,
} from '@lqc/contracts';
import { type AnalysisSession, type Database, surveyOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { loadRegister } from './load-register.js';

/** A session with everything it refers to. */
export interface LoadedSession {
  readonly session: AnalysisSession;
  readonly ownerUsername: string;
  readonly quarters: Quarters;
  readonly register: CompanyRegister | null;
  readonly companySource: CompanySource | null;
}

/**
 * A session's quarters, each made once from its rows.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`
 */
export async function loadSession(database: Database, sessionId: string): Promise<LoadedSession> {
  const session = await database.sessions.find(sessionId);
  if (!session) throw new CodedError('ANALYSIS_NOT_FOUND');
  const [owner, register, before, now, lastYear] = await Promise.all([
    database.users.findById(session.ownerId),
    loadRegister(database, session),
    loadParts(database, session, 'before'),
    loadParts(database, session, 'now'),
    loadParts(database, session, 'last_year'),
  ]);
  const quarter = (parts: QuarterParts | null): Quarter | null =>
    parts && makeQuarter(parts, register);
  return {
    session,
    ownerUsername: owner?.username ?? '',
    quarters: { before: quarter(before), now: quarter(now), last_year: quarter(lastYear) },
    register,
    companySource: session.sources.company,
  };
}

/**
 * Everything that a session answers.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without the previous quarter
 */
export function sessionResponse({
  session,
  ownerUsername,
  quarters,
  companySource,
}: LoadedSession): SessionResponse {
  const { before } = quarters;
  if (!before) throw new CodedError('QUARTER_NOT_LOADED');
  return {
    session_id: session.id,
    started_at: session.createdAt.toISOString(),
    owner_username: ownerUsername,
    ...sessionFigures({ ...quarters, before }, companySource),
  };
}

async function loadParts(
  database: Database,
  session: AnalysisSession,
  role: QuarterRole,
): Promise<QuarterParts | null> {
  const surveyId = surveyOf(session, role);
  const source = session.sources[role];
  const stored = surveyId && source && (await database.surveys.read<SurveyFindings>(surveyId));
  if (!stored) return null;
  const { contacts, findings } = stored;
  const contactIds = new Map(contacts.map(({ position, id }) => [position, id]));
  return { survey: { contacts }, findings, source, contactIds };
}
