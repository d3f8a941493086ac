import { SqlMigration } from './sql-migration.js';

/** Accounts, stored files, surveys, sessions and job runs. */
export class Foundation1700000000001 extends SqlMigration {
  readonly sql = `
      CREATE TABLE app_user (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'staff')),
        disabled boolean NOT NULL DEFAULT false,
        must_change_password boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_sign_in_at timestamptz
      );
      CREATE UNIQUE INDEX app_user_username ON app_user (lower(username));

      CREATE TABLE auth_session (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        idle_expires_at timestamptz NOT NULL,
        absolute_expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX auth_session_user ON auth_session (user_id);
      CREATE INDEX auth_session_expiry ON auth_session (idle_expires_at);

      CREATE TABLE workbook_content (
        sha256 text PRIMARY KEY,
        bytes bytea NOT NULL,
        size_bytes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- Workbooks are compressed already.
      ALTER TABLE workbook_content ALTER COLUMN bytes SET STORAGE EXTERNAL;

      CREATE TABLE survey (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        content_sha256 text NOT NULL UNIQUE,
        findings jsonb NOT NULL,
        contacts integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE contact_note (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        survey_id uuid NOT NULL REFERENCES survey ON DELETE CASCADE,
        position integer NOT NULL,
        sheet text NOT NULL,
        name text NOT NULL,
        company_key text NOT NULL,
        UNIQUE (survey_id, position)
      );
      CREATE TABLE answer (
        contact_id uuid NOT NULL REFERENCES contact_note ON DELETE CASCADE,
        indicator text NOT NULL,
        has_likert_row boolean NOT NULL,
        score double precision,
        score_cell text,
        narrative text,
        narrative_cell text,
        PRIMARY KEY (contact_id, indicator)
      );

      CREATE TABLE company_register (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        content_sha256 text NOT NULL UNIQUE,
        report jsonb NOT NULL,
        companies integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE company (
        register_id uuid NOT NULL REFERENCES company_register ON DELETE CASCADE,
        key text NOT NULL,
        position integer NOT NULL,
        name text NOT NULL,
        sector text,
        PRIMARY KEY (register_id, key)
      );

      CREATE TABLE workbook_file (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('quarterly', 'company')),
        label text,
        file_name text NOT NULL,
        content_sha256 text NOT NULL REFERENCES workbook_content,
        survey_id uuid REFERENCES survey,
        register_id uuid REFERENCES company_register,
        owner_id uuid NOT NULL REFERENCES app_user,
        upload_date timestamptz NOT NULL DEFAULT now(),
        CHECK (kind <> 'quarterly' OR (label IS NOT NULL AND survey_id IS NOT NULL)),
        CHECK (kind <> 'company' OR register_id IS NOT NULL)
      );
      CREATE UNIQUE INDEX workbook_file_label ON workbook_file (lower(btrim(label))) WHERE kind = 'quarterly';
      CREATE UNIQUE INDEX workbook_file_one_company ON workbook_file (kind) WHERE kind = 'company';
      CREATE INDEX workbook_file_content ON workbook_file (content_sha256);
      CREATE INDEX workbook_file_survey ON workbook_file (survey_id);
      CREATE INDEX workbook_file_register ON workbook_file (register_id);

      CREATE TABLE analysis_session (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES app_user,
        survey_before_id uuid REFERENCES survey,
        survey_now_id uuid REFERENCES survey,
        survey_last_year_id uuid REFERENCES survey,
        register_id uuid REFERENCES company_register,
        sources jsonb NOT NULL,
        -- json keeps the order of keys, which tells the rank of sectors; jsonb does not.
        answer json,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX analysis_session_owner ON analysis_session (owner_id, created_at DESC);
      CREATE INDEX analysis_session_before ON analysis_session (survey_before_id);
      CREATE INDEX analysis_session_now ON analysis_session (survey_now_id);
      CREATE INDEX analysis_session_last_year ON analysis_session (survey_last_year_id);
      CREATE INDEX analysis_session_register ON analysis_session (register_id);

      CREATE TABLE job_run (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        payload jsonb NOT NULL,
        owner_id uuid NOT NULL REFERENCES app_user,
        request_id text,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
        progress real NOT NULL DEFAULT 0,
        step text,
        result json,
        error_code text,
        error_args jsonb,
        attempts integer NOT NULL DEFAULT 0,
        cancel_requested boolean NOT NULL DEFAULT false,
        claimed_by uuid,
        heartbeat_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        enqueued_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX job_run_unfinished ON job_run (status, created_at) WHERE status IN ('queued', 'running');

      CREATE TABLE artifact (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        run_id uuid NOT NULL REFERENCES job_run ON DELETE CASCADE,
        file_name text NOT NULL,
        media_type text NOT NULL,
        bytes bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (run_id)
      );

      CREATE TABLE worker_presence (
        id uuid PRIMARY KEY,
        host text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now()
      );

      -- Every change of a run that somebody may wait for is announced with its commit.
      CREATE FUNCTION announce_job_run() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('job_run', NEW.id::text);
        RETURN NULL;
      END $$;
      CREATE TRIGGER job_run_changed AFTER UPDATE OF status, progress, step, cancel_requested ON job_run
        FOR EACH ROW EXECUTE FUNCTION announce_job_run();
    `;
}
