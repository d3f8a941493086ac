import type { IndicatorKey } from '@lqc/contracts';
import { z } from 'zod';
import { SqlRepository } from '../sql-repository.js';

/** One contact's narrative about one indicator. */
export const StoredNarrative = z.object({
  contactId: z.string(),
  contact: z.string(),
  sheet: z.string(),
  narrative: z.string(),
});
export type StoredNarrative = z.infer<typeof StoredNarrative>;

/** The narratives of stored surveys. */
export class NarrativeRepository extends SqlRepository {
  /** A survey's narratives for one indicator, in the workbook's order. */
  ofIndicator(surveyId: string, indicator: IndicatorKey): Promise<StoredNarrative[]> {
    return this.rows(
      StoredNarrative,
      `SELECT c.id AS "contactId", c.name AS contact, c.sheet, a.narrative
         FROM contact_note c JOIN answer a ON a.contact_id = c.id AND a.indicator = $2
        WHERE c.survey_id = $1 AND a.narrative IS NOT NULL ORDER BY c.position`,
      [surveyId, indicator],
    );
  }

  /** All narratives of a survey. */
  ofSurvey(surveyId: string): Promise<string[]> {
    return this.texts(
      `SELECT a.narrative FROM contact_note c JOIN answer a ON a.contact_id = c.id
        WHERE c.survey_id = $1 AND a.narrative IS NOT NULL ORDER BY c.position`,
      [surveyId],
    );
  }
}
