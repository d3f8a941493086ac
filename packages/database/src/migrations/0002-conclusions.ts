import { SqlMigration } from './sql-migration.js';

/** Drafts while they are written, saved conclusions, settings that admins change. */
export class Conclusions1700000000002 extends SqlMigration {
  readonly sql = `
      ALTER TABLE job_run ADD COLUMN draft text;
      DROP TRIGGER job_run_changed ON job_run;
      CREATE TRIGGER job_run_changed
        AFTER UPDATE OF status, progress, step, draft, cancel_requested ON job_run
        FOR EACH ROW EXECUTE FUNCTION announce_job_run();

      CREATE TABLE conclusion (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        owner_id uuid NOT NULL REFERENCES app_user,
        session_id uuid NOT NULL,
        chapter text NOT NULL,
        analysis_type text,
        indicator text NOT NULL,
        quarter_now text NOT NULL,
        quarter_before text,
        avg_now double precision,
        avg_before double precision,
        summary text NOT NULL,
        writer text NOT NULL,
        model text,
        facts jsonb NOT NULL,
        checks jsonb NOT NULL,
        -- The session's files as they were: label, file id, SHA-256.
        sources jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX conclusion_owner ON conclusion (owner_id, created_at DESC);

      CREATE TABLE setting (
        name text PRIMARY KEY,
        value jsonb NOT NULL,
        changed_by uuid REFERENCES app_user,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
    `;
}
