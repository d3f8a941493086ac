import { scorePairs } from '@lqc/analysis';
import { indicatorOf, type QuarterRole } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { type FoundNarrative, type QuestionReading, searchWords } from '@lqc/narratives';
import type { LoadedSessionData } from './load-session-data.js';

/** Narratives that are looked up for one question. */
const CHAT_NARRATIVES = 60;

/** Where a question without a quarter of its own is looked for first. */
const SEARCH_ORDER: readonly QuarterRole[] = ['now', 'before', 'last_year'];

export interface FoundForQuestion {
  readonly found: readonly FoundNarrative[];
  /** Which of the question's telling words stand in some narrative. */
  readonly knownWords: readonly string[];
}

/** Looks up what contacts said about a question, in the quarters that it names or else in all. */
export async function findNarratives(
  database: Database,
  asked: {
    readonly question: string;
    readonly reading: QuestionReading;
    /** Contacts that the question names. */
    readonly contactIds: readonly string[];
    readonly data: LoadedSessionData;
  },
): Promise<FoundForQuestion> {
  const { question, reading, contactIds, data } = asked;
  const quarters = SEARCH_ORDER.filter((role) => data.surveys.has(role)).filter(
    (role) => reading.quarters.length === 0 || role === 'now' || reading.quarters.includes(role),
  );
  const surveyIds = quarters.map((role) => data.surveys.get(role)!);
  const [rows, knownWords] = await Promise.all([
    database.narrativeSearch.search({
      surveyIds,
      words: searchWords(question),
      indicators: reading.indicators,
      contactIds,
      limit: CHAT_NARRATIVES,
    }),
    database.narrativeSearch.knownWords([...data.surveys.values()], reading.words),
  ]);
  const pair = data.before && scorePairs(data.now, data.before);
  const contacts = new Map(
    data.now.survey.contacts.map((one) => [data.now.contactIds.get(one.position), one]),
  );
  const found = rows.map((row): FoundNarrative => {
    const contact = contacts.get(row.contactId);
    return {
      contactId: row.contactId,
      contact: row.contact,
      sheet: row.sheet,
      indicator: indicatorOf(row.indicator).label,
      narrative: row.narrative,
      quarter: quarters[surveyIds.indexOf(row.surveyId)]!,
      change: (contact && pair?.(contact, row.indicator).change) ?? null,
    };
  });
  return { found, knownWords };
}
