import { SqlMigration } from './sql-migration.js';

/** Notes that are taken at the visit: what was typed, event by event, and what could not be taken in. */
export class Capture1700000000043 extends SqlMigration {
  readonly sql = `
      CREATE TABLE capture_note (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES app_user (id),
        company text,
        quarter text,
        template_version text,
        visit_id uuid,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'abandoned')),
        reason text,
        closed_at timestamptz,
        received_at timestamptz NOT NULL DEFAULT now(),
        fields jsonb NOT NULL DEFAULT '[]'
      );
      CREATE INDEX capture_note_owner ON capture_note (owner_id, state);
      CREATE INDEX capture_note_quarter ON capture_note (quarter);
      CREATE TABLE capture_event (
        event_id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        note_id uuid NOT NULL REFERENCES capture_note (id),
        device_id text NOT NULL,
        seq bigint NOT NULL,
        kind text NOT NULL,
        field text NOT NULL,
        value jsonb,
        base_hash text,
        typed_at timestamptz NOT NULL,
        zone text,
        body_hash text NOT NULL,
        account_id uuid NOT NULL REFERENCES app_user (id),
        received_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT capture_event_seq UNIQUE (note_id, device_id, seq)
      );
      CREATE TABLE capture_set_aside (
        body_hash text PRIMARY KEY,
        event_id uuid NOT NULL,
        note_id uuid NOT NULL,
        code text NOT NULL,
        event jsonb NOT NULL,
        account_id uuid NOT NULL REFERENCES app_user (id),
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX capture_set_aside_note ON capture_set_aside (note_id);
    `;
}
