import { REPORT_LIMITS } from '@lqc/contracts';
import { SqlMigration } from './sql-migration.js';

const LIMIT = REPORT_LIMITS.statementsOfSection;

/**
 * Of a section's checked sentences as many are kept as people can read, with the number of the others. A
 * reason is kept once for all sentences that it was given for.
 */
export class BoundedSections1700000000039 extends SqlMigration {
  readonly sql = `
      ALTER TABLE report_section ADD COLUMN statements_left_out integer NOT NULL DEFAULT 0;
      UPDATE report_section SET
        statements_left_out = jsonb_array_length(statements) - ${LIMIT},
        statements = (
          SELECT jsonb_agg(one ORDER BY nth) FROM (
            SELECT one, nth FROM jsonb_array_elements(statements) WITH ORDINALITY AS all_of (one, nth)
             ORDER BY array_position(ARRAY['contradicted', 'unchecked', 'supported', 'no_claim'],
                                     one->>'status'), nth LIMIT ${LIMIT}) first)
       WHERE jsonb_array_length(statements) > ${LIMIT};
      UPDATE report_section s SET red = (
        SELECT jsonb_agg(sentence ORDER BY nth) FROM (
          SELECT sentence, min(nth) AS nth
            FROM jsonb_array_elements_text(s.red) WITH ORDINALITY AS red (sentence, nth)
           GROUP BY sentence) once)
       WHERE jsonb_array_length(red) > 1;

      ALTER TABLE report_reason RENAME TO report_reason_before;
      CREATE TABLE report_reason (
        section_id uuid NOT NULL REFERENCES report_section ON DELETE CASCADE,
        sentences text[] NOT NULL,
        reason text NOT NULL,
        given_by uuid NOT NULL REFERENCES app_user,
        given_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO report_reason
      SELECT section_id, array_agg(sentence), reason, given_by, given_at
        FROM report_reason_before GROUP BY section_id, reason, given_by, given_at;
      DROP TABLE report_reason_before;
      CREATE INDEX report_reason_section ON report_reason (section_id);

      -- One check of a report before its release at a time.
      CREATE UNIQUE INDEX job_run_check_release ON job_run ((payload->>'reportId'))
        WHERE name = 'check-release' AND status = 'running';
    `;
}
