import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which contacts mention which theme of the dictionary. */
export class Themes1700000000023 implements MigrationInterface {
  readonly name = 'Themes1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE theme_mention, theme_reading`);
  }
}
