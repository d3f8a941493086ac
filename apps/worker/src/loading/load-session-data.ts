import { CodedError, type QuarterRole } from '@lqc/contracts';
import { type Database, surveyOf } from '@lqc/database';
import type { SessionData } from '@lqc/drafting';
import { loadSession } from './load-session.js';

/**
 * Pseudonyms are numbered by a contact's position in the list of speakers. Quarters that are added to
 * a session later come later here, so that the numbers given before do not change.
 */
const SPEAKING_ORDER: readonly QuarterRole[] = ['before', 'now', 'last_year'];

export interface LoadedSessionData extends SessionData {
  readonly surveys: ReadonlyMap<QuarterRole, string>;
  /** The same for the same data: what a session was started over, and what a script added to it since. */
  readonly madeOf: string;
}

/**
 * A session's quarters and all contacts who were interviewed in them.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`, `QUARTER_NOT_LOADED`
 */
export async function loadSessionData(
  database: Database,
  sessionId: string,
): Promise<LoadedSessionData> {
  const { quarters, session } = await loadSession(database, sessionId);
  const { now, before, last_year: lastYear } = quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const loaded = SPEAKING_ORDER.filter((role) => quarters[role]);
  const speakers = loaded.flatMap((role) => {
    const { survey, contactIds } = quarters[role]!;
    return survey.contacts.map(({ name, position }) => ({
      contactId: contactIds.get(position)!,
      contact: name,
    }));
  });
  const surveys = new Map(loaded.map((role) => [role, surveyOf(session, role)!]));
  const madeOf = JSON.stringify([
    session.registerId,
    session.confirmed,
    session.sources,
    ...surveys,
  ]);
  return { now, before, lastYear, speakers, surveys, madeOf };
}
