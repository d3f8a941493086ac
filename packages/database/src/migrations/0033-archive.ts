import { SqlMigration } from './sql-migration.js';

/** What keeps views of many quarters quick: counts of themes, and what the planner cannot guess. */
export class Archive1700000000033 extends SqlMigration {
  readonly sql = `
      -- How many contacts of the survey mention the theme.
      ALTER TABLE theme_reading ADD COLUMN contacts integer NOT NULL DEFAULT 0;
      UPDATE theme_reading r SET contacts = m.contacts
        FROM (SELECT survey_id, theme, count(*) AS contacts FROM theme_mention GROUP BY 1, 2) m
       WHERE m.survey_id = r.survey_id AND m.theme = r.theme;

      -- A contact has seventeen answers. A sample of a large table makes it fifty, and then whole tables
      -- are read for the answers of a few contacts.
      ALTER TABLE answer ALTER contact_id SET (n_distinct = -0.0588);
    `;
}
