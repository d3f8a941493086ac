import { SqlMigration } from './sql-migration.js';

/** For histories and search: sums of quarters, words of all narratives, keys of companies. */
export class Memory1700000000011 extends SqlMigration {
  readonly sql = `
      -- Which company a note is of: the register's where the names are equal or a person said so
      -- and the register names its sector, else the one of its own name (survey's matchCompanies).
      CREATE VIEW noted_company AS
      SELECT n.id AS contact_id, n.survey_id,
             coalesce(own.key, said.key, n.company_key) AS company_key,
             coalesce(own.sector, said.sector) AS sector,
             coalesce(own.district, said.district) AS district
        FROM contact_note n
        LEFT JOIN company own
          ON own.register_id = (SELECT register_id FROM workbook_file WHERE kind = 'company')
         AND own.key = n.company_key AND own.sector IS NOT NULL
        LEFT JOIN confirmed_company c ON own.key IS NULL AND c.contact_key = n.company_key
        LEFT JOIN company said
          ON said.register_id = (SELECT register_id FROM workbook_file WHERE kind = 'company')
         AND said.key = c.company_key AND said.sector IS NOT NULL;

      -- Sums of a stored quarter, kept under what they were made of.
      CREATE TABLE quarter_summary (
        file_id uuid PRIMARY KEY REFERENCES workbook_file ON DELETE CASCADE,
        made_of text NOT NULL
      );
      CREATE TABLE quarter_sum (
        file_id uuid NOT NULL REFERENCES quarter_summary ON DELETE CASCADE,
        indicator text NOT NULL,
        -- Empty: companies whose sector nobody knows.
        sector text NOT NULL,
        n integer NOT NULL,
        total bigint NOT NULL,
        squares double precision NOT NULL,
        above integer NOT NULL,
        below integer NOT NULL,
        matched integer NOT NULL,
        moved bigint NOT NULL,
        PRIMARY KEY (file_id, indicator, sector)
      );
      CREATE INDEX quarter_sum_indicator ON quarter_sum (indicator, file_id);
      CREATE TABLE quarter_sector (
        file_id uuid NOT NULL REFERENCES quarter_summary ON DELETE CASCADE,
        sector text NOT NULL,
        contacts integer NOT NULL,
        companies integer NOT NULL,
        PRIMARY KEY (file_id, sector)
      );
      -- What the companies of the latest quarter have in common with each earlier one.
      CREATE TABLE quarter_pair (
        file_id uuid NOT NULL REFERENCES quarter_summary ON DELETE CASCADE,
        earlier_id uuid NOT NULL REFERENCES quarter_summary ON DELETE CASCADE,
        indicator text NOT NULL,
        sector text NOT NULL,
        n integer NOT NULL,
        now_total bigint NOT NULL,
        then_total bigint NOT NULL,
        products double precision NOT NULL,
        PRIMARY KEY (file_id, earlier_id, indicator, sector)
      );
      CREATE INDEX quarter_pair_earlier ON quarter_pair (earlier_id);

      -- Words are what stands between anything but letters and digits: "rp/kg" is two of them.
      ALTER TABLE answer DROP COLUMN narrative_words;
      ALTER TABLE answer
        ADD COLUMN narrative_words tsvector GENERATED ALWAYS AS (
          to_tsvector('narrative_words', regexp_replace(narrative, '[^[:alnum:]]+', ' ', 'g'))) STORED,
        ADD COLUMN surface_words tsvector GENERATED ALWAYS AS (
          to_tsvector('pg_catalog.simple', regexp_replace(narrative, '[^[:alnum:]]+', ' ', 'g'))) STORED;
      CREATE INDEX answer_narrative_words ON answer USING gin (narrative_words);
      CREATE INDEX answer_surface_words ON answer USING gin (surface_words);
    `;
}
