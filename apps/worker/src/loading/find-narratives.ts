import { scorePairs } from '@lqc/analysis';
import { indicatorOf, type QuarterRole } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import {
  type FoundNarrative,
  type QuestionReading,
  searchWords,
  toldSectorsOf,
} from '@lqc/drafting';
import type { LoadedSessionData } from './load-session-data.js';

/** Narratives found at most for one question. */
const CHAT_NARRATIVES = 60;
/** Found beside a figure, for what is said of it. */
const BESIDE_A_FIGURE = 8;

/** The quarters that are searched when a question names none, the more likely first. */
const SEARCH_ORDER: readonly QuarterRole[] = ['now', 'before', 'last_year'];

export interface FoundForQuestion {
  readonly found: readonly FoundNarrative[];
  /** Those of the question's content words that occur in any narrative of the session. */
  readonly knownWords: readonly string[];
}

/** Finds the narratives that bear on a question, in the quarters that it names or else in all. */
export async function findNarratives(
  database: Database,
  asked: {
    readonly question: string;
    readonly reading: QuestionReading;
    readonly data: LoadedSessionData;
  },
): Promise<FoundForQuestion> {
  const { question, reading, data } = asked;
  const { contactIds } = reading;
  const quarters = SEARCH_ORDER.filter((role) => data.surveys.has(role)).filter(
    (role) => reading.quarters.length === 0 || role === 'now' || reading.quarters.includes(role),
  );
  const surveyIds = quarters.map((role) => data.surveys.get(role)!);
  const loaded = { now: data.now, before: data.before, last_year: data.lastYear };
  const sectors = new Map(quarters.flatMap((role) => [...toldSectorsOf(loaded[role]!)]));
  const ofSectors = [...sectors].flatMap(([id, sector]) =>
    reading.sectors.includes(sector) ? [id] : [],
  );
  const about = [...contactIds, ...ofSectors];
  const [rows, knownWords] = await Promise.all([
    database.narrativeSearch.search({
      surveyIds,
      words: searchWords(question),
      indicators: reading.indicators,
      // Of a sector without an indicator everything is found that its contacts say.
      contactIds: reading.isAboutView || reading.indicators.length === 0 ? about : contactIds,
      about,
      isAboutThemAlone: about.length > 0 && reading.words.length === 0,
      limit: reading.asksFigureAlone && contactIds.length === 0 ? BESIDE_A_FIGURE : CHAT_NARRATIVES,
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
      sector: sectors.get(row.contactId) ?? null,
      quarter: quarters[surveyIds.indexOf(row.surveyId)]!,
      change: (contact && pair?.(contact, row.indicator).change) ?? null,
    };
  });
  return { found, knownWords };
}
