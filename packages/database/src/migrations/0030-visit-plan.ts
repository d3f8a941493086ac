import { SqlMigration } from './sql-migration.js';

/**
 * People's choices for the list of visits, and sectors that they gave to unregistered companies.
 */
export class VisitPlan1700000000030 extends SqlMigration {
  readonly sql = `
      CREATE TABLE plan_choice (
        company_key text PRIMARY KEY,
        choice text NOT NULL CHECK (choice IN ('added', 'removed')),
        note text NOT NULL,
        -- The latest stored quarter then: a visit after it is the one that was planned.
        after_period integer,
        chosen_by uuid NOT NULL REFERENCES app_user,
        chosen_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE given_sector (
        contact_key text PRIMARY KEY,
        contact text NOT NULL,
        sector text NOT NULL,
        given_by uuid NOT NULL REFERENCES app_user,
        given_at timestamptz NOT NULL DEFAULT now()
      );
      -- What people say of a contact's name: the key of a company, or "sector:" and its sector. Keys
      -- hold no colon.
      CREATE VIEW said_of_company AS
        SELECT contact_key, company_key AS said FROM confirmed_company
        UNION ALL
        SELECT contact_key, 'sector:' || sector FROM given_sector g
         WHERE NOT EXISTS (SELECT FROM confirmed_company c WHERE c.contact_key = g.contact_key);

      CREATE OR REPLACE VIEW noted_company AS
      SELECT n.id AS contact_id, n.survey_id,
             coalesce(own.key, said.key, n.company_key) AS company_key,
             coalesce(own.sector, said.sector, g.sector) AS sector,
             coalesce(own.district, said.district) AS district
        FROM contact_note n
        LEFT JOIN company own
          ON own.register_id = (SELECT register_id FROM workbook_file WHERE kind = 'company')
         AND own.key = n.company_key AND own.sector IS NOT NULL
        LEFT JOIN confirmed_company c ON own.key IS NULL AND c.contact_key = n.company_key
        LEFT JOIN company said
          ON said.register_id = (SELECT register_id FROM workbook_file WHERE kind = 'company')
         AND said.key = c.company_key AND said.sector IS NOT NULL
        LEFT JOIN given_sector g
          ON own.key IS NULL AND said.key IS NULL AND g.contact_key = n.company_key;
    `;
}
