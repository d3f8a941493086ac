import { SqlMigration } from './sql-migration.js';

/** The direction that each narrative says, and people's decisions on contradictions. */
export class Directions1700000000012 extends SqlMigration {
  readonly sql = `
      -- Null: the words decide nothing, or a version before read them.
      ALTER TABLE answer ADD COLUMN direction smallint CHECK (direction BETWEEN -1 AND 1);
      CREATE INDEX answer_contradiction ON answer (contact_id)
        WHERE score IS NOT NULL AND direction IS NOT NULL AND direction * (score - 3) < 0;

      -- Told by what was read, not by a row: a file that is replaced by itself keeps it.
      CREATE TABLE contradiction_verdict (
        company_key text NOT NULL,
        indicator text NOT NULL,
        score double precision NOT NULL,
        narrative_md5 text NOT NULL,
        verdict text NOT NULL CHECK (verdict IN ('score', 'words', 'both_right')),
        decided_by uuid NOT NULL REFERENCES app_user,
        decided_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (company_key, indicator, score, narrative_md5)
      );
    `;
}
