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
    await this.bringUpToDate();
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
    await this.bringUpToDate();
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
    await this.bringUpToDate();
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

  /** Sums up every stored quarter that has no sums yet, or whose data changed since. */
  async bringUpToDate(): Promise<void> {
    const stale = `
      SELECT m.id, m.survey_id AS "surveyId", m.before_id AS "beforeId", m.made_of AS "madeOf"
        FROM (${MADE_OF}) m LEFT JOIN quarter_summary s ON s.file_id = m.id
       WHERE s.made_of IS DISTINCT FROM m.made_of ORDER BY m.year, m.quarter`;
    if (!(await firstRow(this.dataSource, Stale, `${stale} LIMIT 1`))) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SUMMING_LOCK]);
      await sumUp(manager, await rows(manager, Stale, stale));
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
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SUMMING_LOCK]);
      await manager.query(PAIR_LATEST);
    });
  }
}

/**
 * Sums up quarters together, in one pass over their answers. What belongs together is grouped and never
 * joined: grouped scores have no statistics, so that the planner takes them for a few rows and would
 * compare every score with every other one, which takes minutes in an archive.
 */
async function sumUp(
  manager: EntityManager,
  quarters: readonly z.infer<typeof Stale>[],
): Promise<void> {
  const ids = quarters.map(({ id }) => id);
  await manager.query('DELETE FROM quarter_summary WHERE file_id = ANY($1)', [ids]);
  await manager.query(
    `INSERT INTO quarter_summary (file_id, made_of) SELECT * FROM unnest($1::uuid[], $2::text[])`,
    [ids, quarters.map(({ madeOf }) => madeOf)],
  );
  const surveys = [ids, quarters.map(({ surveyId }) => surveyId)];
  await manager.query(
    `INSERT INTO quarter_sector (file_id, sector, contacts, companies)
     SELECT q.id, coalesce(c.sector, ''), count(*), count(DISTINCT c.company_key)
       FROM unnest($1::uuid[], $2::uuid[]) AS q (id, survey_id)
       JOIN noted_company c USING (survey_id) GROUP BY 1, 2`,
    surveys,
  );
  await manager.query(SUM_UP, [...surveys, quarters.map(({ beforeId }) => beforeId)]);
}

/**
 * The sums of quarters ($1, with their surveys $2 and the previous quarters' $3) by indicator and sector.
 * A company is matched that gave exactly one score in each of both quarters.
 */
const SUM_UP = `
  WITH score AS (
         SELECT q.id, v.is_now, a.indicator, c.company_key, coalesce(c.sector, '') AS sector, a.score
           FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS q (id, survey_id, before_id)
          CROSS JOIN LATERAL (VALUES (q.survey_id, true), (q.before_id, false)) v (survey_id, is_now)
           JOIN noted_company c ON c.survey_id = v.survey_id
           JOIN answer a ON a.contact_id = c.contact_id AND a.score IS NOT NULL),
       matched AS (
         SELECT id, indicator, min(sector) FILTER (WHERE is_now) AS sector,
                min(score) FILTER (WHERE is_now) - min(score) FILTER (WHERE NOT is_now) AS moved
           FROM score GROUP BY id, indicator, company_key
         HAVING count(*) FILTER (WHERE is_now) = 1 AND count(*) FILTER (WHERE NOT is_now) = 1)
  INSERT INTO quarter_sum (file_id, indicator, sector, n, total, squares, above, below, matched, moved)
  SELECT id, indicator, sector, sum(n), sum(total), sum(squares), sum(above), sum(below),
         sum(matched), sum(moved)
    FROM (SELECT id, indicator, sector, count(*) AS n, sum(round(score * 1e6))::bigint AS total,
                 sum(score * score) AS squares, count(*) FILTER (WHERE score > 3) AS above,
                 count(*) FILTER (WHERE score < 3) AS below, 0 AS matched, 0::bigint AS moved
            FROM score WHERE is_now GROUP BY id, indicator, sector
           UNION ALL
          SELECT id, indicator, sector, 0, 0, 0, 0, 0, count(*), sum(round(moved * 1e6))::bigint
            FROM matched GROUP BY id, indicator, sector) parts
   GROUP BY id, indicator, sector`;

/**
 * The sums of the latest quarter and each earlier one over the companies that gave both exactly one score.
 * A pair with the indicator '' records that two quarters were compared, even if they share no company.
 */
const PAIR_LATEST = `
  WITH quarters AS (${QUARTERS}),
       score AS (
         SELECT q.id, q.is_latest, a.indicator, c.company_key,
                min(coalesce(c.sector, '')) AS sector, min(a.score) AS score
           FROM quarters q JOIN noted_company c ON c.survey_id = q.survey_id
           JOIN answer a ON a.contact_id = c.contact_id AND a.score IS NOT NULL
          GROUP BY q.id, q.is_latest, a.indicator, c.company_key HAVING count(*) = 1),
       pair AS (
         SELECT id, is_latest, indicator, score AS earlier,
                min(score) FILTER (WHERE is_latest) OVER of_company AS now,
                min(sector) FILTER (WHERE is_latest) OVER of_company AS sector
           FROM score WINDOW of_company AS (PARTITION BY indicator, company_key))
  INSERT INTO quarter_pair (file_id, earlier_id, indicator, sector, n, now_total, then_total, products)
  SELECT l.id, p.id, p.indicator, p.sector, count(*), sum(round(p.now * 1e6))::bigint,
         sum(round(p.earlier * 1e6))::bigint, sum(p.now * p.earlier)
    FROM pair p CROSS JOIN (SELECT id FROM quarters WHERE is_latest) l
   WHERE NOT p.is_latest AND p.now IS NOT NULL GROUP BY l.id, p.id, p.indicator, p.sector
  UNION ALL
  SELECT l.id, q.id, '', '', 0, 0, 0, 0
    FROM quarters q JOIN quarters l ON l.is_latest AND q.id <> l.id
  ON CONFLICT DO NOTHING`;
