import { SqlMigration } from './sql-migration.js';

/** What was deleted can be brought back for a while, and a call that is repeated is done once. */
export class UndoAndRepeatedCalls1700000000037 extends SqlMigration {
  readonly sql = `
      CREATE TABLE undo (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        name text NOT NULL,
        deleted_by uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX undo_deleted_at ON undo (deleted_at DESC);

      CREATE TABLE undo_row (
        undo_id uuid NOT NULL REFERENCES undo ON DELETE CASCADE,
        -- Rows were deleted in this order, those that refer to others first.
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_name text NOT NULL,
        content jsonb NOT NULL,
        -- The column that named a deleted row, when the row itself stayed.
        relinked text,
        -- Contents, surveys and registers that have to be there when the row comes back.
        needs text[] NOT NULL GENERATED ALWAYS AS (ARRAY[
          content->>'content_sha256', content->>'survey_id', content->>'register_id',
          content->>'survey_before_id', content->>'survey_now_id', content->>'survey_last_year_id'
        ]) STORED
      );
      CREATE INDEX undo_row_undo ON undo_row (undo_id, position);
      CREATE INDEX undo_row_needs ON undo_row USING gin (needs);

      CREATE TABLE repeated_call (
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        route text NOT NULL,
        key text NOT NULL,
        -- SHA-256 of what was asked.
        asked text NOT NULL,
        -- Null while the first call is carried out.
        status integer,
        reply text,
        begun_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, route, key)
      );
      CREATE INDEX repeated_call_begun_at ON repeated_call (begun_at);
    `;
}
