import { SqlMigration } from './sql-migration.js';

/**
 * The words that occur in a survey's narratives, so that a search asks for no others, and what searches
 * counted. Words of surveys that are stored already are read afterwards, one survey after the other.
 */
export class ArchiveWords1700000000040 extends SqlMigration {
  readonly sql = `
      -- The surveys whose words are all in survey_word.
      CREATE TABLE survey_vocabulary (
        survey_id uuid PRIMARY KEY REFERENCES survey ON DELETE CASCADE
      );
      CREATE TABLE survey_word (
        -- In the order of bytes, so that its beginning finds a word whatever the database's language.
        word text COLLATE "C" NOT NULL,
        survey_id uuid NOT NULL REFERENCES survey_vocabulary ON DELETE CASCADE,
        -- In how many narratives it stands.
        narratives integer NOT NULL,
        PRIMARY KEY (word, survey_id)
      );
      CREATE INDEX survey_word_survey ON survey_word (survey_id);

      CREATE TABLE search_count (
        -- A hash of what was searched for, filters but the quarter included.
        asked text NOT NULL,
        survey_id uuid NOT NULL REFERENCES survey ON DELETE CASCADE,
        -- What the counts depend on besides: the register, and what people said of companies.
        made_of text NOT NULL,
        counts jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (asked, survey_id)
      );
      CREATE INDEX search_count_survey ON search_count (survey_id);
      CREATE INDEX search_count_made_at ON search_count (made_at);
    `;
}
