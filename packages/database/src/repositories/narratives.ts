import type { IndicatorKey } from '@lqc/contracts';
import type { DataSource } from 'typeorm';

/** One contact's words about one indicator. */
export interface StoredNarrative {
  readonly contactId: string;
  readonly contact: string;
  readonly sheet: string;
  readonly narrative: string;
}

/** Narratives: what contacts said in words. */
export class NarrativeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A survey's narratives for one indicator, in the workbook's order. */
  ofIndicator(surveyId: string, indicator: IndicatorKey): Promise<StoredNarrative[]> {
    return this.dataSource.query(
      `SELECT c.id AS "contactId", c.name AS contact, c.sheet, a.narrative
         FROM contact_note c JOIN answer a ON a.contact_id = c.id AND a.indicator = $2
        WHERE c.survey_id = $1 AND a.narrative IS NOT NULL ORDER BY c.position`,
      [surveyId, indicator],
    );
  }
}
