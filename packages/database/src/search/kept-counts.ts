import { createHash } from 'node:crypto';
import type { SearchQuery } from '@lqc/contracts';
import { z } from 'zod';
import { safeJson } from '../safe-text.js';
import { QuarterCounts } from './counts.js';
import type { Filters } from './slice-statement.js';
import type { SearchedQuarter } from './slices.js';
import { SqlRepository } from '../sql-repository.js';

/** Raised when the same rows would be counted otherwise. */
const COUNTING_VERSION = 1;

const Kept = z.object({ surveyId: z.string(), counts: QuarterCounts });

/** A hash of what is searched for, null for all contacts, apart from the quarters in which. */
export function askedFor(query: SearchQuery | null, within: Filters): string {
  const { quarter: _, ...filters } = within;
  const told = JSON.stringify([COUNTING_VERSION, query, filters], (_key, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );
  return createHash('sha256').update(told).digest('base64url');
}

/** Counts of searches by quarter, kept as long as nothing that they depend on changes. */
export class KeptCounts extends SqlRepository {
  /** What is known, by survey. */
  async of(
    asked: string,
    quarters: readonly SearchedQuarter[],
  ): Promise<ReadonlyMap<string, QuarterCounts>> {
    const kept = await this.rows(
      Kept,
      `SELECT k.survey_id AS "surveyId", k.counts FROM search_count k
         JOIN unnest($2::uuid[], $3::text[]) AS q (survey_id, made_of) USING (survey_id, made_of)
        WHERE k.asked = $1`,
      [asked, quarters.map(({ surveyId }) => surveyId), quarters.map(({ madeOf }) => madeOf)],
    );
    return new Map(kept.map(({ surveyId, counts }) => [surveyId, counts]));
  }

  async keep(asked: string, counted: ReadonlyMap<SearchedQuarter, QuarterCounts>): Promise<void> {
    const bySurvey = new Map(
      [...counted].map(([{ surveyId, madeOf }, counts]) => [
        surveyId,
        { surveyId, madeOf, counts },
      ]),
    );
    await this.dataSource.query(
      `INSERT INTO search_count (asked, survey_id, made_of, counts)
       SELECT $1, s.id, k."madeOf", k.counts
         FROM jsonb_to_recordset($2::jsonb) AS k ("surveyId" uuid, "madeOf" text, counts jsonb)
         JOIN survey s ON s.id = k."surveyId" ORDER BY s.id
       ON CONFLICT (asked, survey_id)
       DO UPDATE SET made_of = excluded.made_of, counts = excluded.counts, made_at = now()`,
      [asked, safeJson([...bySurvey.values()])],
    );
  }
}
