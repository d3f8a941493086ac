import {
  HISTORY_ANSWERS_PAGE_SIZE,
  HistoryAnswer,
  type IndicatorKey,
  IndicatorKeySchema,
} from '@lqc/contracts';
import { z } from 'zod';
import { pageOf } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

/** Notes of a quarter that are asked where its form has a question. */
const ASKED_NOTES = 25;

const FormChange = z.object({ quarter_id: z.string(), indicator: IndicatorKeySchema });
type FormChange = z.infer<typeof FormChange>;

/** The answers behind the points of a history, and the forms that asked for them. */
export class HistoryAnswerRepository extends SqlRepository {
  /** One page of what contacts of a stored quarter answered about an indicator, and of how many. */
  async page(asked: {
    readonly quarter: string;
    readonly indicator: IndicatorKey;
    readonly sector?: string | undefined;
    readonly page: number;
  }): Promise<{ total: number; answers: HistoryAnswer[] }> {
    const { total, found } = await pageOf(
      this.dataSource,
      HistoryAnswer,
      `SELECT n.id AS contact_id, n.name AS contact, c.company_key, c.sector, a.score, a.narrative,
              n.sheet, coalesce(a.narrative_cell, a.score_cell) AS cell, count(*) OVER () AS total
         FROM workbook_file f
         JOIN contact_note n ON n.survey_id = f.survey_id
         JOIN noted_company c ON c.contact_id = n.id
         JOIN answer a ON a.contact_id = n.id AND a.indicator = $2
        WHERE f.id = $1 AND f.kind = 'quarterly'
          AND (a.score IS NOT NULL OR a.narrative IS NOT NULL)
          AND ($3::text IS NULL OR coalesce(c.sector, '-') = $3)
        ORDER BY a.narrative IS NULL, n.position`,
      [asked.quarter, asked.indicator, asked.sector ?? null],
      { page: asked.page, size: HISTORY_ANSWERS_PAGE_SIZE },
    );
    return { total, answers: found };
  }

  /**
   * Quarters whose form asks for an indicator's score in another cell than the form of the quarter
   * before. Where a form asks is the cell of most of its first notes, since a note of its own may
   * have rows more.
   */
  formChanges(): Promise<FormChange[]> {
    return this.rows(
      FormChange,
      `WITH note AS (
              SELECT f.id AS quarter_id, f.year, f.quarter, n.id AS contact_id
                FROM workbook_file f
               CROSS JOIN LATERAL (SELECT id FROM contact_note WHERE survey_id = f.survey_id
                                    ORDER BY position LIMIT ${ASKED_NOTES}) n
               WHERE f.kind = 'quarterly' AND f.year IS NOT NULL),
            place AS (
              SELECT quarter_id, year, quarter, indicator,
                     mode() WITHIN GROUP (ORDER BY a.score_cell) AS cell
                FROM note JOIN answer a USING (contact_id)
               WHERE a.score_cell IS NOT NULL GROUP BY quarter_id, year, quarter, indicator)
       SELECT quarter_id, indicator
         FROM (SELECT place.*, lag(cell) OVER (PARTITION BY indicator ORDER BY year, quarter) AS before
                 FROM place) p
        WHERE before <> cell ORDER BY year, quarter`,
    );
  }
}
