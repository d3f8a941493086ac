import { SqlMigration } from './sql-migration.js';

/** Conversations about a session's data, and full-text search over narratives for their replies. */
export class Chat1700000000003 extends SqlMigration {
  readonly sql = `
      -- PostgreSQL brings Indonesian stems since version 13; a server without them takes words as they stand.
      DO $$
      BEGIN
        IF EXISTS (SELECT FROM pg_ts_config WHERE cfgname = 'indonesian' AND cfgnamespace = 'pg_catalog'::regnamespace) THEN
          CREATE TEXT SEARCH CONFIGURATION narrative_words (COPY = pg_catalog.indonesian);
        ELSE
          CREATE TEXT SEARCH CONFIGURATION narrative_words (COPY = pg_catalog.simple);
        END IF;
      END $$;
      ALTER TABLE answer ADD COLUMN narrative_words tsvector
        GENERATED ALWAYS AS (to_tsvector('narrative_words', narrative)) STORED;
      CREATE INDEX answer_narrative_words ON answer USING gin (narrative_words) WHERE narrative IS NOT NULL;

      CREATE TABLE chat_conversation (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        session_id uuid NOT NULL REFERENCES analysis_session ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (session_id, user_id)
      );
      CREATE INDEX chat_conversation_user ON chat_conversation (user_id);

      CREATE TABLE chat_message (
        id uuid PRIMARY KEY,
        conversation_id uuid NOT NULL REFERENCES chat_conversation ON DELETE CASCADE,
        position bigint GENERATED ALWAYS AS IDENTITY,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        status text NOT NULL CHECK (status IN ('writing', 'complete', 'stopped', 'cut', 'failed')),
        -- Of a question: the indicator in view, and the draft that it is about.
        indicator text,
        summary text,
        -- Of an answer: the run that writes it, and how much stood there before that run.
        run_id uuid,
        kept_length integer NOT NULL DEFAULT 0,
        is_truncated boolean NOT NULL DEFAULT false,
        citations jsonb NOT NULL DEFAULT '[]',
        checks jsonb,
        facts jsonb NOT NULL DEFAULT '[]',
        basis text CHECK (basis IN ('data', 'none', 'declined')),
        error_code text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_message_conversation ON chat_message (conversation_id, position);
      CREATE INDEX chat_message_run ON chat_message (run_id) WHERE run_id IS NOT NULL;
      -- Two tabs may ask at once; one answer is written at a time.
      CREATE UNIQUE INDEX chat_message_one_writing ON chat_message (conversation_id) WHERE status = 'writing';

      -- Whoever waits for a run hears of its answer's words as well.
      CREATE FUNCTION announce_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('job_run', NEW.run_id::text);
        RETURN NULL;
      END $$;
      CREATE TRIGGER chat_message_changed AFTER UPDATE OF content, status, citations ON chat_message
        FOR EACH ROW WHEN (NEW.run_id IS NOT NULL) EXECUTE FUNCTION announce_chat_message();

      -- However a run ends short of its result, the answer that it wrote keeps its words and says how it ended.
      CREATE FUNCTION end_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE chat_message
           SET status = CASE WHEN NEW.status = 'cancelled' THEN 'stopped' WHEN content = '' THEN 'failed' ELSE 'cut' END,
               error_code = CASE WHEN NEW.status = 'failed' THEN NEW.error_code END
         WHERE run_id = NEW.id AND status = 'writing';
        RETURN NULL;
      END $$;
      CREATE TRIGGER job_run_ended AFTER UPDATE OF status ON job_run
        FOR EACH ROW WHEN (NEW.name = 'answer-question' AND NEW.status IN ('failed', 'cancelled'))
        EXECUTE FUNCTION end_chat_message();
    `;
}
