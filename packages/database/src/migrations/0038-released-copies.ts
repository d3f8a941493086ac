import { SqlMigration } from './sql-migration.js';

/**
 * What left the office: each copy, and of each quarter in it the answers behind the figures that it told.
 * And the details of diary notes by which readers could recognise who is quoted.
 */
export class ReleasedCopies1700000000038 extends SqlMigration {
  readonly sql = `
      ALTER TABLE contact_note ADD COLUMN place text, ADD COLUMN product text;

      -- Nothing here refers to files or reports: what left stays known when these are deleted.
      CREATE TABLE released_quarter (
        id uuid PRIMARY KEY,
        period text NOT NULL,
        -- Of what was told of which answers; the same is kept once.
        sha256 text NOT NULL,
        contacts integer NOT NULL,
        content jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (period, sha256)
      );
      CREATE TABLE released_copy (
        id uuid PRIMARY KEY,
        -- A report's form or a workbook's name.
        name text NOT NULL,
        report_id uuid,
        made_by text,
        made_at timestamptz NOT NULL DEFAULT now(),
        quarter_ids uuid[] NOT NULL
      );
      -- Of what left before, nobody knows what was in it.
      INSERT INTO released_copy (id, name, made_at, quarter_ids)
      SELECT gen_random_uuid(), 'before-memory', max(at), '{}' FROM audit_event
       WHERE action IN ('export-report', 'export-workbook') AND outcome <> 'refused'
      HAVING count(*) > 0;
    `;
}
