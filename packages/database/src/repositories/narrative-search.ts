import { type IndicatorKey, IndicatorKeySchema, LIKERT_SCALE } from '@lqc/contracts';
import { z } from 'zod';
import { StoredNarrative } from './narratives.js';
import { SqlRepository } from '../sql-repository.js';

export interface NarrativeSearch {
  /** Surveys to search, in order of preference among narratives of equal rank. */
  readonly surveyIds: readonly string[];
  readonly words: readonly string[];
  /** Indicators that the question names; all their narratives are found. */
  readonly indicators: readonly IndicatorKey[];
  /** Contacts whose narratives are all found. */
  readonly contactIds: readonly string[];
  /** The contacts that the question is about: of what is found, theirs comes first, or alone. */
  readonly about: readonly string[];
  readonly isAboutThemAlone: boolean;
  readonly limit: number;
}

const NarrativeFound = StoredNarrative.extend({
  surveyId: z.string(),
  indicator: IndicatorKeySchema,
});
export type NarrativeFound = z.infer<typeof NarrativeFound>;

/** Weights added to the full-text rank of a narrative, which is mostly below 0.3. */
const WEIGHTS = { indicator: 0.4, about: 1 } as const;

/** Ranked full-text search over narratives, by Indonesian word stems. */
export class NarrativeSearchRepository extends SqlRepository {
  /** Narratives with one of the words, of one of the indicators or from one of the contacts; best first. */
  search(search: NarrativeSearch): Promise<NarrativeFound[]> {
    return this.rows(
      NarrativeFound,
      `WITH asked AS (SELECT websearch_to_tsquery('narrative_words', $2) AS query)
       SELECT c.id AS "contactId", c.name AS contact, c.sheet, c.survey_id AS "surveyId", a.indicator, a.narrative
         FROM answer a JOIN contact_note c ON c.id = a.contact_id CROSS JOIN asked
        WHERE c.survey_id = ANY($1) AND a.narrative IS NOT NULL
          AND (a.narrative_words @@ asked.query
               OR a.indicator = ANY($3) OR c.id = ANY($4))
          AND (NOT $8 OR c.id = ANY($7))
        ORDER BY ts_rank(a.narrative_words, asked.query)
                 + CASE WHEN a.indicator = ANY($3) THEN ${WEIGHTS.indicator} ELSE 0 END
                 + CASE WHEN c.id = ANY($7) THEN ${WEIGHTS.about} ELSE 0 END DESC,
                 -- Those far from neutral have more to tell.
                 array_position($1, c.survey_id), abs(coalesce(a.score, $6) - $6) DESC, c.position, a.indicator
        LIMIT $5`,
      [
        search.surveyIds,
        anyOf(search.words),
        search.indicators,
        search.contactIds,
        search.limit,
        LIKERT_SCALE.neutral,
        search.about,
        search.isAboutThemAlone,
      ],
    );
  }

  /** Those of the words that occur, in any inflected form, in a narrative of the surveys. */
  async knownWords(surveyIds: readonly string[], words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    return this.texts(
      `SELECT word FROM unnest($2::text[]) AS word
        WHERE EXISTS (SELECT FROM answer a JOIN contact_note c ON c.id = a.contact_id
                       WHERE c.survey_id = ANY($1) AND a.narrative IS NOT NULL
                         AND a.narrative_words @@ plainto_tsquery('narrative_words', word))`,
      [surveyIds, words],
    );
  }
}

/** Removes everything but letters and digits, so that no word is read as a search operator. */
const anyOf = (words: readonly string[]) =>
  words
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean)
    .map((word) => `"${word}"`)
    .join(' or ');
