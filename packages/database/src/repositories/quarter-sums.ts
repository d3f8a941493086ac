import { IndicatorKeySchema, StoredQuarter } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { document, Whole } from '../columns.js';
import { rows } from '../rows.js';
import { SCORE_SUMS } from './quarter-summing.js';
import { SqlRepository } from '../sql-repository.js';

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

/** A stored quarter as a report's charts show it beside its own, with the sums of an indicator's scores. */
const ReportedQuarter = StoredQuarter.extend({
  survey_id: z.string(),
  indicator: IndicatorKeySchema,
  ...KeptSums.shape,
});
export type ReportedQuarter = z.infer<typeof ReportedQuarter>;

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

/**
 * Sums of scores of stored quarters by indicator and sector, from which histories are computed, as
 * `QuarterSummingRepository` last made them.
 */
export class QuarterSumRepository extends SqlRepository {
  /**
   * The sums of one or all indicators in every quarter that was summed up, in order of time, of one sector
   * or of all.
   */
  history(asked: {
    readonly indicator?: string | undefined;
    readonly sector?: string | undefined;
  }): Promise<SummedQuarter[]> {
    return this.rows(
      SummedQuarter,
      `SELECT f.id AS quarter_id, f.label, f.year, f.quarter, i.indicator,
              coalesce(c.contacts, 0) AS contacts, coalesce(s.n, 0) AS n,
              coalesce(s.total, 0) AS total, coalesce(s.squares, 0) AS squares,
              coalesce(s.above, 0) AS above, coalesce(s.below, 0) AS below,
              coalesce(s.matched, 0) AS matched, coalesce(s.moved, 0) AS moved
         FROM workbook_file f JOIN quarter_summary k ON k.file_id = f.id
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

  /** The quarters that a report's charts show beside its own: those of its approval, else those of now. */
  async ofReport(reportId: string): Promise<readonly ReportedQuarter[]> {
    const kept = await this.firstRow(
      z.object({ history: document<ReportedQuarter[]>().nullable() }),
      // A version before takes an approval away and leaves its history.
      'SELECT CASE WHEN approved_at IS NOT NULL THEN history END AS history FROM report WHERE id = $1',
      [reportId],
    );
    return kept?.history ?? reportHistory(this.dataSource.manager);
  }

  /** Sums of each sector: of a quarter, of an indicator, or of both. */
  sectors(asked: {
    readonly quarterId?: string | undefined;
    readonly indicator?: string | undefined;
  }): Promise<SummedSector[]> {
    return this.rows(
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
  shared(sector: string | undefined): Promise<SharedScores[]> {
    return this.rows(
      SharedScores,
      `SELECT p.earlier_id AS "quarterId", p.indicator, sum(p.n) AS n, sum(p.now_total) AS now,
              sum(p.then_total) AS earlier, sum(p.products) AS products
         FROM quarter_pair p
         JOIN (SELECT id FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL
                ORDER BY year DESC, quarter DESC LIMIT 1) latest ON latest.id = p.file_id
        WHERE p.indicator <> '' AND ($1::text IS NULL OR p.sector = $1) GROUP BY p.earlier_id, p.indicator`,
      [sector ?? null],
    );
  }

  /** Quarterly files whose calendar quarter is not known. */
  withoutPeriod(): Promise<{ quarter_id: string; label: string }[]> {
    return this.rows(
      z.object({ quarter_id: z.string(), label: z.string() }),
      `SELECT id AS quarter_id, label FROM workbook_file
        WHERE kind = 'quarterly' AND year IS NULL ORDER BY upload_date`,
    );
  }
}

/**
 * The stored quarters of now for a report's charts, in order of time. Read from the answers, so that it waits
 * for no sums and what it gives belongs together.
 */
export function reportHistory(manager: EntityManager): Promise<ReportedQuarter[]> {
  return rows(
    manager,
    ReportedQuarter,
    `SELECT f.id AS quarter_id, f.survey_id, f.label, f.year, f.quarter, i.indicator,
            coalesce(s.n, 0) AS n, coalesce(s.total, 0) AS total, coalesce(s.squares, 0) AS squares,
            coalesce(s.above, 0) AS above, coalesce(s.below, 0) AS below
       FROM workbook_file f
       CROSS JOIN unnest($1::text[]) AS i (indicator)
       LEFT JOIN (SELECT n.survey_id, a.indicator, ${SCORE_SUMS}
                    FROM contact_note n JOIN answer a ON a.contact_id = n.id
                   WHERE a.score IS NOT NULL
                     AND n.survey_id IN (SELECT survey_id FROM workbook_file WHERE year IS NOT NULL)
                   GROUP BY n.survey_id, a.indicator) s
         ON s.survey_id = f.survey_id AND s.indicator = i.indicator
      WHERE f.kind = 'quarterly' AND f.year IS NOT NULL
      ORDER BY f.year, f.quarter, array_position($1, i.indicator)`,
    [IndicatorKeySchema.options],
  );
}
