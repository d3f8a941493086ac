import {
  makeQuarter,
  nameQuarters,
  type Quarter,
  type QuarterParts,
  type Quarters,
  sessionFigures,
} from '@lqc/analysis';
import {
  CodedError,
  type CompanySource,
  knownQuarter,
  type Period,
  type QuarterRole,
  required,
  type SessionFigures,
} from '@lqc/contracts';
import { type AnalysisSession, type Database, surveyOf } from '@lqc/database';
import type { CompanyRegister, SurveyFindings } from '@lqc/survey';
import { loadRegister } from './load-register.js';

/** A session with its quarters and register loaded. */
export interface LoadedSession {
  readonly session: AnalysisSession;
  readonly quarters: Quarters;
  readonly register: CompanyRegister | null;
  readonly companySource: CompanySource | null;
}

/** Calendar quarters by part; null where none was known. */
export type Calendars = ReadonlyMap<QuarterRole, Period | null>;

/**
 * Loads a session and makes each of its quarters from the stored rows.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`
 */
export async function loadSession(database: Database, sessionId: string): Promise<LoadedSession> {
  const session = required(await database.sessions.find(sessionId), 'ANALYSIS_NOT_FOUND');
  return loadQuarters(database, session);
}

/**
 * The same of a session whose row is at hand, or is not stored yet.
 *
 * @param calendars calendar quarters that files had before; by default those that they have
 */
export async function loadQuarters(
  database: Database,
  session: AnalysisSession,
  calendars: Calendars = new Map(),
): Promise<LoadedSession> {
  const [register, before, now, lastYear] = await Promise.all([
    loadRegister(database, session),
    loadParts(database, session, 'before', calendars),
    loadParts(database, session, 'now', calendars),
    loadParts(database, session, 'last_year', calendars),
  ]);
  const quarter = (parts: QuarterParts | null): Quarter | null =>
    parts && makeQuarter(parts, register);
  return {
    session,
    quarters: nameQuarters({
      before: quarter(before),
      now: quarter(now),
      last_year: quarter(lastYear),
    }),
    register,
    companySource: session.sources.company,
  };
}

/**
 * All figures of a session.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without the previous quarter
 */
export function figuresOf({
  quarters,
  companySource,
}: Pick<LoadedSession, 'quarters' | 'companySource'>): SessionFigures {
  const { before } = quarters;
  if (!before) throw new CodedError('QUARTER_NOT_LOADED');
  return sessionFigures({ ...quarters, before }, companySource);
}

async function loadParts(
  database: Database,
  session: AnalysisSession,
  role: QuarterRole,
  calendars: Calendars,
): Promise<QuarterParts | null> {
  const surveyId = surveyOf(session, role);
  const source = session.sources[role];
  if (!surveyId || !source) return null;
  const [stored, file] = await Promise.all([
    database.surveys.read<SurveyFindings>(surveyId),
    source.file_id && database.files.find(source.file_id),
  ]);
  if (!stored) return null;
  const { survey, findings } = stored;
  const contactIds = new Map(survey.contacts.map(({ position, id }) => [position, id]));
  const had = calendars.get(role);
  const calendar = had === undefined && file ? knownQuarter(file) : (had ?? null);
  return { survey, findings, source, calendar, contactIds };
}
