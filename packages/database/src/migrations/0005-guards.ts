import { SqlMigration } from './sql-migration.js';

/** Throttling of sign-ins, known browsers and addresses, and the audit log. */
export class Guards1700000000005 extends SqlMigration {
  readonly sql = `
      -- In the form that rate-limiter-flexible reads and writes; keys are hashes.
      CREATE TABLE login_throttle (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      -- Browsers and addresses from which an account was signed in to, by their hash.
      CREATE TABLE known_place (
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        place text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, place)
      );

      -- Without references: what is written here outlives what it is about.
      CREATE TABLE audit_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        actor text,
        action text NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('done', 'accepted', 'refused')),
        code text,
        object_type text,
        object_id text,
        object_label text,
        address text,
        agent text,
        request_id text
      );
      CREATE INDEX audit_event_actor ON audit_event (lower(actor), id DESC);
      CREATE INDEX audit_event_action ON audit_event (action, id DESC);

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit_event is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_event_rows_stay BEFORE UPDATE OR DELETE ON audit_event
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_event_stays BEFORE TRUNCATE ON audit_event
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    `;
}
