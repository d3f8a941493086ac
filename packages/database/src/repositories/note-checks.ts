import { IndicatorKeySchema } from '@lqc/contracts';
import { z } from 'zod';
import { orderOfQuarter } from '../order-of-quarter.js';
import { SqlRepository } from '../sql-repository.js';

const Pair = z.object({
  fileId: z.string(),
  surveyId: z.string(),
  label: z.string(),
  beforeSurveyId: z.string().nullable(),
  before: z.string().nullable(),
});
export type NotePair = z.infer<typeof Pair>;

const Answer = z.object({
  contact_id: z.string(),
  contact: z.string(),
  company_key: z.string(),
  sheet: z.string(),
  interviewer: z.string().nullable(),
  indicator: IndicatorKeySchema,
  score: z.number().nullable(),
  narrative: z.string().nullable(),
  cell: z.string().nullable(),
});

/** What notes are checked by. */
export class NoteCheckRepository extends SqlRepository {
  /** A stored quarter, the latest unless it is named, with the stored quarter before it. */
  pair(quarterId: string | undefined): Promise<NotePair | null> {
    return this.firstRow(
      Pair,
      `SELECT f.id AS "fileId", f.survey_id AS "surveyId", f.label,
              b.survey_id AS "beforeSurveyId", b.label AS before
         FROM workbook_file f
         LEFT JOIN LATERAL (
           SELECT survey_id, label FROM workbook_file b
            WHERE b.kind = 'quarterly' AND ${orderOfQuarter('b')} < ${orderOfQuarter('f')}
            ORDER BY b.year DESC, b.quarter DESC LIMIT 1) b ON true
        WHERE f.kind = 'quarterly' AND ($1::uuid IS NULL OR f.id = $1)
        ORDER BY f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC LIMIT 1`,
      [quarterId ?? null],
    );
  }

  /** Every question of a survey's notes, in the workbook's order. */
  answers(surveyId: string): Promise<z.infer<typeof Answer>[]> {
    return this.rows(
      Answer,
      `SELECT n.id AS contact_id, n.name AS contact, c.company_key, n.sheet, n.interviewer,
              a.indicator, a.score, a.narrative, a.narrative_cell AS cell
         FROM contact_note n JOIN noted_company c ON c.contact_id = n.id
         JOIN answer a ON a.contact_id = n.id
        WHERE n.survey_id = $1
        ORDER BY n.position, array_position($2::text[], a.indicator)`,
      [surveyId, IndicatorKeySchema.options],
    );
  }
}
