import { SqlMigration } from './sql-migration.js';

/** How many of a survey's answers have a score and a narrative that states a direction. */
export class DecidedAnswers1700000000034 extends SqlMigration {
  readonly sql = `
      ALTER TABLE survey ADD COLUMN decided integer NOT NULL DEFAULT 0;
      UPDATE survey s SET decided = d.decided
        FROM (SELECT n.survey_id, count(*) AS decided
                FROM contact_note n JOIN answer a ON a.contact_id = n.id
               WHERE a.score IS NOT NULL AND a.direction IS NOT NULL GROUP BY 1) d
       WHERE d.survey_id = s.id;
    `;
}
