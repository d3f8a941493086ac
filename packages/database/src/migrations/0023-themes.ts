import { SqlMigration } from './sql-migration.js';

/** Which contacts mention which theme of the dictionary. */
export class Themes1700000000023 extends SqlMigration {
  readonly sql = `
      -- A survey that was read for a theme, under a hash of the words that were looked for.
      CREATE TABLE theme_reading (
        survey_id uuid NOT NULL REFERENCES survey ON DELETE CASCADE,
        theme text NOT NULL,
        made_of text NOT NULL,
        PRIMARY KEY (survey_id, theme)
      );
      -- Contacts that speak of it, with the indicators whose narratives do so.
      CREATE TABLE theme_mention (
        survey_id uuid NOT NULL,
        theme text NOT NULL,
        contact_id uuid NOT NULL REFERENCES contact_note ON DELETE CASCADE,
        indicators text[] NOT NULL,
        PRIMARY KEY (survey_id, theme, contact_id),
        FOREIGN KEY (survey_id, theme) REFERENCES theme_reading ON DELETE CASCADE
      );
      CREATE INDEX theme_mention_contact ON theme_mention (contact_id);
    `;
}
