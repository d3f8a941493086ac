import { IndicatorKeySchema, StoredQuarter } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { firstRow, rows } from '../rows.js';

/** An arbitrary number that a transaction locks while it sums quarters up. */
const SUMMING_LOCK = 7_208_402;

/** PostgreSQL gives whole numbers of 64 bits as text. */
const Whole = z.coerce.number().int();

const KeptSums = z.object({
  n: Whole,
  total: Whole,
  squares: z.number(),
  above: Whole,
  below: Whole,
});

const SummedQuarter = StoredQuarter.extend({
  indicator: IndicatorKeySchema,
  contacts: Whole,
  matched: Whole,
  moved: Whole,
  ...KeptSums.shape,
});
export type SummedQuarter = z.infer<typeof SummedQuarter>;

const SummedSector = KeptSums.extend({
  quarter_id: z.string(),
  indicator: IndicatorKeySchema,
  sector: z.string().nullable(),
});
export type SummedSector = z.infer<typeof SummedSector>;

const SharedScores = z.object({
  quarterId: z.string(),
  indicator: IndicatorKeySchema,
  n: Whole,
  now: Whole,
  earlier: Whole,
  products: z.number(),
});
export type SharedScores = z.infer<typeof SharedScores>;

/** Stored quarters in order of time, each with the survey of the previous one. */
const QUARTERS = `
  SELECT id, survey_id, label, year, quarter,
         lag(survey_id) OVER in_time AS before_id,
         lead(id) OVER in_time IS NULL AS is_latest
    FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL
  WINDOW in_time AS (ORDER BY year, quarter)`;

/** Quarters with a hash of what their sums depend on: notes, previous quarter, register and matches. */
const MADE_OF = `
  SELECT q.*, concat_ws(' ', q.survey_id, coalesce(q.before_id::text, '-'),
           coalesce((SELECT register_id::text FROM workbook_file WHERE kind = 'company'), '-'),
           (SELECT md5(string_agg(contact_key || chr(10) || said, chr(10) ORDER BY contact_key))
              FROM said_of_company)) AS made_of
    FROM (${QUARTERS}) q`;

const Stale = z.object({
  id: z.string(),
  surveyId: z.string(),
  beforeId: z.string().nullable(),
  madeOf: z.string(),
});

/** Sums of scores of stored quarters by indicator and sector, from which histories are computed. */
export class QuarterSumRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The sums of one or all indicators in every stored quarter, in order of time, of one sector or of
   * all. Quarters without sums, or whose data changed since, are summed up first.
   */
  async history(asked: {
    readonly indicator?: string | undefined;
    readonly sector?: string | undefined;
  }): Promise<SummedQuarter[]> {
    await this.#bringUpToDate();
    return rows(
      this.dataSource,
      SummedQuarter,
      `SELECT f.id AS quarter_id, f.label, f.year, f.quarter, i.indicator,
              coalesce(c.contacts, 0) AS contacts, coalesce(s.n, 0) AS n,
              coalesce(s.total, 0) AS total, coalesce(s.squares, 0) AS squares,
              coalesce(s.above, 0) AS above, coalesce(s.below, 0) AS below,
              coalesce(s.matched, 0) AS matched, coalesce(s.moved, 0) AS moved
         FROM workbook_file f
         CROSS JOIN unnest($1::text[]) AS i (indicator)
         LEFT JOIN (SELECT file_id, sum(contacts) AS contacts FROM quarter_sector
                     WHERE $2::text IS NULL OR sector = $2 GROUP BY file_id) c ON c.file_id = f.id
         LEFT JOIN (SELECT file_id, indicator, sum(n) AS n, sum(total) AS total,
                           sum(squares) AS squares, sum(above) AS above, sum(below) AS below,
                           sum(matched) AS matched, sum(moved) AS moved
                      FROM quarter_sum
                     WHERE indicator = ANY($1) AND ($2::text IS NULL OR sector = $2)
                     GROUP BY file_id, indicator) s
           ON s.file_id = f.id AND s.indicator = i.indicator
        WHERE f.kind = 'quarterly' AND f.year IS NOT NULL
        ORDER BY array_position($1, i.indicator), f.year, f.quarter`,
      [asked.indicator ? [asked.indicator] : IndicatorKeySchema.options, asked.sector ?? null],
    );
  }

  /** Sums of each sector: of a quarter, of an indicator, or of both. */
  async sectors(asked: {
    readonly quarterId?: string | undefined;
    readonly indicator?: string | undefined;
  }): Promise<SummedSector[]> {
    await this.#bringUpToDate();
    return rows(
      this.dataSource,
      SummedSector,
      `SELECT s.file_id AS quarter_id, s.indicator, nullif(s.sector, '') AS sector, s.n, s.total,
              s.squares, s.above, s.below
         FROM quarter_sum s JOIN workbook_file f ON f.id = s.file_id
        WHERE ($1::uuid IS NULL OR s.file_id = $1) AND ($2::text IS NULL OR s.indicator = $2)
        ORDER BY f.year, f.quarter, array_position($3::text[], s.indicator), s.sector`,
      [asked.quarterId ?? null, asked.indicator ?? null, IndicatorKeySchema.options],
    );
  }

  /** Sums over the companies that the latest quarter and each earlier one have in common. */
  async shared(sector: string | undefined): Promise<SharedScores[]> {
    await this.#bringUpToDate();
    await this.#pairLatest();
    return rows(
      this.dataSource,
      SharedScores,
      `SELECT p.earlier_id AS "quarterId", p.indicator, sum(p.n) AS n, sum(p.now_total) AS now,
              sum(p.then_total) AS earlier, sum(p.products) AS products
         FROM quarter_pair p JOIN (${QUARTERS}) q ON q.id = p.file_id AND q.is_latest
        WHERE p.indicator <> '' AND ($1::text IS NULL OR p.sector = $1) GROUP BY p.earlier_id, p.indicator`,
      [sector ?? null],
    );
  }

  /** Quarterly files whose calendar quarter is not known. */
  withoutPeriod(): Promise<{ quarter_id: string; label: string }[]> {
    return rows(
      this.dataSource,
      z.object({ quarter_id: z.string(), label: z.string() }),
      `SELECT id AS quarter_id, label FROM workbook_file
        WHERE kind = 'quarterly' AND year IS NULL ORDER BY upload_date`,
    );
  }

  async #bringUpToDate(): Promise<void> {
    const stale = `
      SELECT m.id, m.survey_id AS "surveyId", m.before_id AS "beforeId", m.made_of AS "madeOf"
        FROM (${MADE_OF}) m LEFT JOIN quarter_summary s ON s.file_id = m.id
       WHERE s.made_of IS DISTINCT FROM m.made_of ORDER BY m.year, m.quarter`;
    if (!(await firstRow(this.dataSource, Stale, `${stale} LIMIT 1`))) return;
    await this.dataSource.transaction(async (manager) => {
      await lockForSumming(manager);
      for (const quarter of await rows(manager, Stale, stale)) await sumUp(manager, quarter);
    });
  }

  /** Pairs of quarters are stored with the sums of the latest quarter, and are deleted with them. */
  async #pairLatest(): Promise<void> {
    const unpaired = `
      SELECT EXISTS (SELECT FROM (${QUARTERS}) q JOIN (${QUARTERS}) l ON l.is_latest AND q.id <> l.id
               WHERE NOT EXISTS (SELECT FROM quarter_pair p
                                  WHERE p.file_id = l.id AND p.earlier_id = q.id AND p.indicator = '')
             ) AS "isUnpaired"`;
    const looked = z.object({ isUnpaired: z.boolean() });
    if (!(await firstRow(this.dataSource, looked, unpaired))?.isUnpaired) return;
    await this.dataSource.transaction(async (manager) => {
      await lockForSumming(manager);
      await manager.query(PAIR_LATEST);
    });
  }
}

/**
 * One transaction sums up at a time. Scores that a statement groups have no statistics: the planner takes
 * them for a few rows and compares every score with every other one, which takes minutes in an archive.
 */
async function lockForSumming(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SUMMING_LOCK]);
  await manager.query('SET LOCAL enable_nestloop = off');
}

async function sumUp(
  manager: EntityManager,
  { id, surveyId, beforeId, madeOf }: z.infer<typeof Stale>,
): Promise<void> {
  await manager.query('DELETE FROM quarter_summary WHERE file_id = $1', [id]);
  await manager.query('INSERT INTO quarter_summary (file_id, made_of) VALUES ($1, $2)', [
    id,
    madeOf,
  ]);
  await manager.query(
    `INSERT INTO quarter_sector (file_id, sector, contacts, companies)
     SELECT $1, coalesce(sector, ''), count(*), count(DISTINCT company_key)
       FROM noted_company WHERE survey_id = $2 GROUP BY 2`,
    [id, surveyId],
  );
  await manager.query(
    `WITH now_score AS (${scoresOf('$2')}),
          before_score AS (${scoresOf('$3')}),
          matched AS (
            SELECT n.indicator, n.sector, count(*) AS matched,
                   sum(round((n.score - b.score) * 1e6))::bigint AS moved
              FROM (${onlyScores('now_score')}) n
              JOIN (${onlyScores('before_score')}) b USING (indicator, company_key)
             GROUP BY n.indicator, n.sector)
     INSERT INTO quarter_sum (file_id, indicator, sector, n, total, squares, above, below, matched, moved)
     SELECT $1, s.*, coalesce(m.matched, 0), coalesce(m.moved, 0)
       FROM (SELECT indicator, sector, count(*), sum(round(score * 1e6))::bigint, sum(score * score),
                    count(*) FILTER (WHERE score > 3), count(*) FILTER (WHERE score < 3)
               FROM now_score GROUP BY indicator, sector) s
       LEFT JOIN matched m USING (indicator, sector)`,
    [id, surveyId, beforeId],
  );
}

/** The scores of a survey with the companies that gave them. */
const scoresOf = (survey: string) => `
  SELECT a.indicator, c.company_key, coalesce(c.sector, '') AS sector, a.score
    FROM noted_company c JOIN answer a ON a.contact_id = c.contact_id
   WHERE c.survey_id = ${survey}::uuid AND a.score IS NOT NULL`;

/** Scores of companies that gave exactly one for the indicator. */
const onlyScores = (scores: string) => `
  SELECT indicator, company_key, min(sector) AS sector, min(score) AS score
    FROM ${scores} GROUP BY indicator, company_key HAVING count(*) = 1`;

/** A pair with the indicator '' records that two quarters were compared, even if they share no company. */
const PAIR_LATEST = `
  WITH quarters AS (${QUARTERS}),
       latest AS (SELECT * FROM quarters WHERE is_latest),
       score AS (
         SELECT q.id, q.is_latest, a.indicator, c.company_key,
                min(coalesce(c.sector, '')) AS sector, min(a.score) AS score
           FROM quarters q JOIN noted_company c ON c.survey_id = q.survey_id
           JOIN answer a ON a.contact_id = c.contact_id AND a.score IS NOT NULL
          GROUP BY q.id, q.is_latest, a.indicator, c.company_key HAVING count(*) = 1)
  INSERT INTO quarter_pair (file_id, earlier_id, indicator, sector, n, now_total, then_total, products)
  SELECT l.id, t.id, t.indicator, n.sector, count(*), sum(round(n.score * 1e6))::bigint,
         sum(round(t.score * 1e6))::bigint, sum(n.score * t.score)
    FROM score t JOIN score n ON n.is_latest AND n.indicator = t.indicator AND n.company_key = t.company_key
   CROSS JOIN latest l WHERE NOT t.is_latest
   GROUP BY l.id, t.id, t.indicator, n.sector
  UNION ALL
  SELECT l.id, q.id, '', '', 0, 0, 0, 0 FROM quarters q CROSS JOIN latest l WHERE q.id <> l.id
  ON CONFLICT DO NOTHING`;
