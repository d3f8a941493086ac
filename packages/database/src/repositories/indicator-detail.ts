import type { IndicatorContact, IndicatorKey } from '@lqc/contracts';
import type { DataSource } from 'typeorm';

/** What stands behind an average: read only, by SQL over a session's surveys. */
export class IndicatorDetailRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The contacts with a row for the indicator, each with the same company's score before; null
   * where it gave none or several then (`scorePairs` of analysis has the same rule).
   */
  contacts(query: {
    readonly surveyId: string;
    readonly surveyBeforeId: string | null;
    readonly registerId: string | null;
    readonly indicator: IndicatorKey;
  }): Promise<IndicatorContact[]> {
    return this.dataSource.query(
      `SELECT c.id AS contact_id, c.name AS contact, c.sheet, co.sector, a.score, a.score_cell,
              earlier.score AS score_before, a.narrative
         FROM contact_note c
         JOIN answer a ON a.contact_id = c.id AND a.indicator = $4
         LEFT JOIN company co ON co.register_id = $3 AND co.key = c.company_key
         LEFT JOIN LATERAL (
           SELECT min(b.score) AS score FROM contact_note p JOIN answer b ON b.contact_id = p.id
            WHERE p.survey_id = $2 AND p.company_key = c.company_key AND b.indicator = $4
              AND b.score IS NOT NULL
           HAVING count(*) = 1) earlier ON true
        WHERE c.survey_id = $1 ORDER BY c.position`,
      [query.surveyId, query.surveyBeforeId, query.registerId, query.indicator],
    );
  }

  /** The interviews of one sector's companies. */
  sectorCompanies(query: {
    readonly surveyId: string;
    readonly registerId: string;
    readonly sector: string;
  }): Promise<{ contact_id: string; contact: string; sheet: string }[]> {
    return this.dataSource.query(
      `SELECT c.id AS contact_id, c.name AS contact, c.sheet
         FROM contact_note c
         JOIN company co ON co.register_id = $2 AND co.key = c.company_key AND co.sector = $3
        WHERE c.survey_id = $1 ORDER BY c.position`,
      [query.surveyId, query.registerId, query.sector],
    );
  }
}
