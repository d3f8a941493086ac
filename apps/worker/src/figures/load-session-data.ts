import { CodedError, type QuarterRole } from '@lqc/contracts';
import { type Database, surveyOf } from '@lqc/database';
import type { ChapterQuarter, SessionData } from '@lqc/narratives';
import { matchCompanies, NO_MATCHING } from '@lqc/survey';
import { loadSession } from './load-session.js';

/** What was loaded later comes later, so that nobody's opaque id changes. */
const SPEAKING_ORDER: readonly QuarterRole[] = ['before', 'now', 'last_year'];

export interface LoadedSessionData extends SessionData {
  readonly surveys: ReadonlyMap<QuarterRole, string>;
  /** Ids of a quarter's contacts by their position in the workbook. */
  readonly contactIds: ReadonlyMap<QuarterRole, ReadonlyMap<number, string>>;
}

/**
 * A session's quarters and everybody who was interviewed.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`, `QUARTER_NOT_LOADED`
 */
export async function loadSessionData(
  database: Database,
  sessionId: string,
): Promise<LoadedSessionData> {
  const [loaded, session] = await Promise.all([
    loadSession(database, sessionId),
    database.sessions.find(sessionId),
  ]);
  const { quarters, register } = loaded;
  const quarter = (role: QuarterRole): ChapterQuarter | null => {
    const one = quarters[role];
    if (!one) return null;
    const matching = register ? matchCompanies(one.survey, register) : NO_MATCHING;
    return { period: one.source.label, survey: one.survey, matching };
  };
  const now = quarter('now');
  if (!now || !session) throw new CodedError('QUARTER_NOT_LOADED');
  const surveys = new Map<QuarterRole, string>();
  const contactIds = new Map<QuarterRole, ReadonlyMap<number, string>>();
  for (const role of SPEAKING_ORDER) {
    const surveyId = surveyOf(session, role);
    if (!surveyId || !quarters[role]) continue;
    surveys.set(role, surveyId);
    contactIds.set(role, await database.narratives.contactIds(surveyId));
  }
  const speakers = SPEAKING_ORDER.flatMap((role) =>
    (quarters[role]?.survey.contacts ?? []).flatMap(({ name, position }) => {
      const contactId = contactIds.get(role)?.get(position);
      return contactId ? [{ contactId, contact: name }] : [];
    }),
  );
  return {
    now,
    before: quarter('before'),
    lastYear: quarter('last_year'),
    speakers,
    surveys,
    contactIds,
  };
}
