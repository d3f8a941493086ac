import { SqlMigration } from './sql-migration.js';

/** Reports of the office: their quarters, sections with every version, comments and decisions. */
export class Reports1700000000021 extends SqlMigration {
  readonly sql = `
      CREATE TABLE report (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        title text NOT NULL,
        people text NOT NULL,
        state text NOT NULL DEFAULT 'draf',
        -- An analysis on which a report stands cannot be reset.
        session_id uuid NOT NULL REFERENCES analysis_session,
        created_by uuid NOT NULL REFERENCES app_user,
        created_at timestamptz NOT NULL DEFAULT now(),
        approved_by uuid REFERENCES app_user,
        approved_at timestamptz
      );
      CREATE INDEX report_latest ON report (created_at DESC, id DESC);
      CREATE INDEX report_session ON report (session_id);

      -- What the quarter was when it was bound, for the time when its file is no longer stored.
      CREATE TABLE report_quarter (
        report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('now', 'before', 'last_year')),
        file_id uuid REFERENCES workbook_file ON DELETE SET NULL,
        label text NOT NULL,
        year integer,
        quarter integer,
        PRIMARY KEY (report_id, role)
      );
      CREATE INDEX report_quarter_file ON report_quarter (file_id);

      CREATE TABLE report_section (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
        chapter text NOT NULL,
        kind text NOT NULL,
        target text,
        title text NOT NULL,
        position integer NOT NULL,
        included boolean NOT NULL DEFAULT true,
        state text NOT NULL DEFAULT 'kosong',
        text text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 0,
        writer text,
        model text,
        edited boolean NOT NULL DEFAULT false,
        statements jsonb NOT NULL DEFAULT '[]',
        counts jsonb,
        -- The sentences of the text that the data contradict, for counting them without the rest.
        red jsonb NOT NULL DEFAULT '[]',
        facts jsonb NOT NULL DEFAULT '[]',
        changed_figures jsonb NOT NULL DEFAULT '[]',
        failure text,
        held_by uuid REFERENCES app_user,
        held_since timestamptz,
        -- When its holder last gave a sign.
        held_at timestamptz,
        updated_by uuid REFERENCES app_user,
        updated_at timestamptz
      );
      CREATE INDEX report_section_report ON report_section (report_id, position);

      CREATE TABLE report_section_version (
        section_id uuid NOT NULL REFERENCES report_section ON DELETE CASCADE,
        version integer NOT NULL,
        text text NOT NULL,
        writer text NOT NULL,
        written_by uuid NOT NULL REFERENCES app_user,
        written_at timestamptz NOT NULL DEFAULT now(),
        -- The run that drafted it: what a run has done is not done again when it is taken up.
        run_id uuid,
        PRIMARY KEY (section_id, version)
      );

      CREATE TABLE report_reason (
        section_id uuid NOT NULL REFERENCES report_section ON DELETE CASCADE,
        sentence text NOT NULL,
        reason text NOT NULL,
        given_by uuid NOT NULL REFERENCES app_user,
        given_at timestamptz NOT NULL DEFAULT now()
      );
      -- A sentence may be longer than what an index takes.
      CREATE UNIQUE INDEX report_reason_sentence ON report_reason (section_id, md5(sentence));

      CREATE TABLE report_comment (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        section_id uuid NOT NULL REFERENCES report_section ON DELETE CASCADE,
        answers uuid REFERENCES report_comment ON DELETE CASCADE,
        sentence text NOT NULL,
        text text NOT NULL,
        made_by uuid NOT NULL REFERENCES app_user,
        made_at timestamptz NOT NULL DEFAULT now(),
        closed_by uuid REFERENCES app_user,
        closed_at timestamptz
      );
      CREATE INDEX report_comment_section ON report_comment (section_id, made_at);
      CREATE INDEX report_comment_answers ON report_comment (answers);

      CREATE TABLE release_override (
        report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
        finding text NOT NULL,
        verdict text NOT NULL,
        reason text NOT NULL,
        decided_by uuid NOT NULL REFERENCES app_user,
        decided_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (report_id, finding)
      );

      CREATE INDEX job_run_draft_report ON job_run ((payload->>'reportId'))
        WHERE name = 'draft-report' AND status IN ('queued', 'running');
    `;
}
