import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { orderOfQuarter } from '../order-of-quarter.js';
import { rows } from '../rows.js';
import { MATCHED_BY } from './companies-sql.js';
import { SqlRepository } from '../sql-repository.js';

/** An arbitrary number that a transaction locks while it sums quarters up. */
const SUMMING_LOCK = 7_208_402;

/**
 * What is left to do: the sums of a quarter, or those of the companies that the latest quarter has in common
 * with it.
 */
const SummingStep = z.object({
  kind: z.enum(['quarter', 'pair']),
  id: z.string(),
  /** Number of contacts whose answers have to be read. */
  contacts: z.coerce.number().int(),
});
export type SummingStep = z.infer<typeof SummingStep>;

/** Stored quarters in order of time, each with the previous one's survey and a hash of what its sums depend on. */
const QUARTERS = `
  SELECT q.*, concat_ws(' ', q.survey_id, coalesce(q.before_id::text, '-'), ${MATCHED_BY}) AS made_of
    FROM (SELECT f.id, f.survey_id, s.contacts, ${orderOfQuarter('f')} AS time,
                 lag(f.survey_id) OVER in_time AS before_id,
                 coalesce(lag(s.contacts) OVER in_time, 0) AS before_contacts,
                 lead(f.id) OVER in_time IS NULL AS is_latest
            FROM workbook_file f JOIN survey s ON s.id = f.survey_id
           WHERE f.kind = 'quarterly' AND f.year IS NOT NULL
          WINDOW in_time AS (ORDER BY f.year, f.quarter)) q`;

/** Quarters come before pairs, since a pair is deleted when one of its quarters is summed up again. */
const STEPS = `
  WITH quarters AS MATERIALIZED (
         SELECT q.*, s.made_of IS DISTINCT FROM q.made_of AS is_stale
           FROM (${QUARTERS}) q LEFT JOIN quarter_summary s ON s.file_id = q.id)
  SELECT 'quarter' AS kind, id, contacts + least(contacts, before_contacts) AS contacts, time
    FROM quarters WHERE is_stale
   UNION ALL
  SELECT 'pair', q.id, least(q.contacts, l.contacts), q.time
    FROM quarters q JOIN quarters l ON l.is_latest AND l.id <> q.id
   WHERE q.is_stale OR l.is_stale
      OR NOT EXISTS (SELECT FROM quarter_pair p
                      WHERE p.file_id = l.id AND p.earlier_id = q.id AND p.indicator = '')
   ORDER BY kind DESC, time DESC`;

/** SQL: what is summed up of scores, from which averages, net balances and their ranges are computed. */
export const SCORE_SUMS = `count(*) AS n, sum(round(score * 1e6))::bigint AS total,
  sum(score * score) AS squares, count(*) FILTER (WHERE score > 3) AS above,
  count(*) FILTER (WHERE score < 3) AS below`;

/** Sums up the scores of stored quarters, of those alone whose data changed since. */
export class QuarterSummingRepository extends SqlRepository {
  /** What is left to do until all sums are true, the latest quarter first. */
  left(): Promise<SummingStep[]> {
    return this.rows(SummingStep, STEPS);
  }

  /** Does these steps in one transaction, except those that another process did meanwhile. */
  async carryOut(steps: readonly SummingStep[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SUMMING_LOCK]);
      // A contact's answers lie together in the table, which the planner cannot know: it would read all.
      await manager.query(`SET LOCAL random_page_cost = 1.1; SET LOCAL work_mem = '64MB'`);
      const idsOf = (kind: SummingStep['kind'], among: readonly SummingStep[]) =>
        among.filter((step) => step.kind === kind).map(({ id }) => id);
      const left = await rows(manager, SummingStep, STEPS);
      const isLeft = (kind: SummingStep['kind']) => {
        const ids = new Set(idsOf(kind, left));
        return idsOf(kind, steps).filter((id) => ids.has(id));
      };
      await sumUp(manager, isLeft('quarter'));
      const pairs = isLeft('pair');
      if (pairs.length > 0) await manager.query(PAIR_WITH_LATEST, [pairs]);
    });
  }
}

/**
 * Sums quarters up together, in one pass over their answers. What belongs together is grouped and never
 * joined: grouped scores have no statistics, so that the planner takes them for a few rows and would
 * compare every score with every other one, which takes minutes in an archive.
 */
async function sumUp(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query('DELETE FROM quarter_summary WHERE file_id = ANY($1)', [ids]);
  await manager.query(
    `INSERT INTO quarter_summary (file_id, made_of)
     SELECT id, made_of FROM (${QUARTERS}) q WHERE id = ANY($1)`,
    [ids],
  );
  await manager.query(
    `INSERT INTO quarter_sector (file_id, sector, contacts, companies)
     SELECT q.id, coalesce(c.sector, ''), count(*), count(DISTINCT c.company_key)
       FROM workbook_file q JOIN noted_company c USING (survey_id)
      WHERE q.id = ANY($1) GROUP BY 1, 2`,
    [ids],
  );
  await manager.query(SUM_UP, [ids]);
}

/**
 * The sums of quarters `$1` by indicator and sector. A company is matched that gave exactly one score in
 * its quarter and in the one before.
 */
const SUM_UP = `
  WITH note AS MATERIALIZED (
         SELECT q.id, v.is_now, c.contact_id, c.company_key, coalesce(c.sector, '') AS sector
           FROM (${QUARTERS}) q
          CROSS JOIN LATERAL (VALUES (q.survey_id, true), (q.before_id, false)) v (survey_id, is_now)
           JOIN noted_company c ON c.survey_id = v.survey_id
          WHERE q.id = ANY($1)),
       score AS (
         SELECT n.id, n.is_now, a.indicator, n.company_key, n.sector, a.score
           FROM note n JOIN answer a ON a.contact_id = n.contact_id AND a.score IS NOT NULL
          WHERE n.is_now OR (n.id, n.company_key) IN (SELECT id, company_key FROM note WHERE is_now)),
       matched AS (
         SELECT id, indicator, min(sector) FILTER (WHERE is_now) AS sector,
                min(score) FILTER (WHERE is_now) - min(score) FILTER (WHERE NOT is_now) AS moved
           FROM score GROUP BY id, indicator, company_key
         HAVING count(*) FILTER (WHERE is_now) = 1 AND count(*) FILTER (WHERE NOT is_now) = 1)
  INSERT INTO quarter_sum (file_id, indicator, sector, n, total, squares, above, below, matched, moved)
  SELECT id, indicator, sector, sum(n), sum(total), sum(squares), sum(above), sum(below),
         sum(matched), sum(moved)
    FROM (SELECT id, indicator, sector, ${SCORE_SUMS}, 0 AS matched, 0::bigint AS moved
            FROM score WHERE is_now GROUP BY id, indicator, sector
           UNION ALL
          SELECT id, indicator, sector, 0, 0, 0, 0, 0, count(*), sum(round(moved * 1e6))::bigint
            FROM matched GROUP BY id, indicator, sector) parts
   GROUP BY id, indicator, sector`;

/**
 * The sums of the latest quarter and each of the earlier ones `$1` over the companies that gave both exactly
 * one score. A pair with the indicator '' records that two quarters were compared, even if they share no
 * company.
 */
const PAIR_WITH_LATEST = `
  WITH quarters AS MATERIALIZED (
         SELECT id, survey_id, is_latest FROM (${QUARTERS}) q WHERE is_latest OR id = ANY($1)),
       note AS MATERIALIZED (
         SELECT q.id, q.is_latest, c.contact_id, c.company_key, coalesce(c.sector, '') AS sector
           FROM quarters q JOIN noted_company c ON c.survey_id = q.survey_id),
       score AS (
         SELECT n.id, n.is_latest, a.indicator, n.company_key, min(n.sector) AS sector,
                min(a.score) AS score
           FROM note n JOIN answer a ON a.contact_id = n.contact_id AND a.score IS NOT NULL
          WHERE n.company_key IN (SELECT company_key FROM note WHERE is_latest)
          GROUP BY n.id, n.is_latest, a.indicator, n.company_key HAVING count(*) = 1),
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
    FROM quarters q JOIN quarters l ON l.is_latest AND q.id <> l.id`;
