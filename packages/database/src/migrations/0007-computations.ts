import { SqlMigration } from './sql-migration.js';

/** SHA-256 of `{}`: the figures of a session have no parameters. */
const NO_PARAMETERS = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';

/** Results that depend on stored content alone, stored under a hash of that content. */
export class Computations1700000000007 extends SqlMigration {
  readonly sql = `
      CREATE FUNCTION sha256_hex(content text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        RETURN encode(sha256(convert_to(content, 'UTF8')), 'hex');
      END $$;

      -- What an analysis is made of. Two of the same files are made of the same; one without its
      -- previous quarter is made of nothing yet.
      ALTER TABLE analysis_session ADD COLUMN inputs text GENERATED ALWAYS AS (
        sha256_hex(survey_before_id::text || ' ' || coalesce(survey_now_id::text, '-') || ' '
          || coalesce(survey_last_year_id::text, '-') || ' ' || coalesce(register_id::text, '-')
          || ' ' || sources::text || ' ' || confirmed::text)
      ) STORED;
      CREATE INDEX analysis_session_inputs ON analysis_session (inputs);

      CREATE TABLE stored_computation (
        key text PRIMARY KEY,
        name text NOT NULL,
        -- json keeps the order of keys, which tells the rank of sectors; jsonb does not.
        result json NOT NULL,
        -- It goes with the content that it was made of.
        survey_before_id uuid REFERENCES survey ON DELETE CASCADE,
        survey_now_id uuid REFERENCES survey ON DELETE CASCADE,
        survey_last_year_id uuid REFERENCES survey ON DELETE CASCADE,
        register_id uuid REFERENCES company_register ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- When somebody last asked for it, to the day.
        asked_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stored_computation_before ON stored_computation (survey_before_id);
      CREATE INDEX stored_computation_now ON stored_computation (survey_now_id);
      CREATE INDEX stored_computation_last_year ON stored_computation (survey_last_year_id);
      CREATE INDEX stored_computation_register ON stored_computation (register_id);
      CREATE INDEX stored_computation_asked ON stored_computation (asked_at);

      INSERT INTO stored_computation (key, name, result, survey_before_id, survey_now_id,
                                      survey_last_year_id, register_id)
      SELECT DISTINCT ON (inputs) inputs || '.start-session.1.${NO_PARAMETERS}', 'start-session',
             (SELECT json_object_agg(f.key, f.value) FROM json_each(answer) f
               WHERE f.key NOT IN ('session_id', 'started_at', 'owner_username')),
             survey_before_id, survey_now_id, survey_last_year_id, register_id
        FROM analysis_session WHERE answer IS NOT NULL AND inputs IS NOT NULL
       ORDER BY inputs, created_at DESC;
      ALTER TABLE analysis_session DROP COLUMN answer;

      ALTER TABLE job_run
        -- Under which key the run's result is kept, where it may serve others too.
        ADD COLUMN computation text,
        -- Uploads that the run reads.
        ADD COLUMN contents jsonb GENERATED ALWAYS AS (
          jsonb_path_query_array(payload, 'strict $.**.contentSha256')) STORED;
      CREATE INDEX job_run_computation ON job_run (computation) WHERE computation IS NOT NULL;
      CREATE UNIQUE INDEX job_run_computing ON job_run (computation) WHERE status = 'running';

      -- A made file belongs to its run, or to the computation that it is the result of.
      ALTER TABLE artifact
        ALTER COLUMN run_id DROP NOT NULL,
        DROP CONSTRAINT artifact_run_id_key,
        ADD COLUMN computation text
          REFERENCES stored_computation ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        ADD CHECK (num_nonnulls(run_id, computation) = 1);
      CREATE INDEX artifact_run ON artifact (run_id);
      CREATE INDEX artifact_computation ON artifact (computation);
    `;
}
