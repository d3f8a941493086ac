import { SqlMigration } from './sql-migration.js';

/** A sector that a person gave counts also where a confirmed company has left the register. */
export class StandingConfirmations1700000000048 extends SqlMigration {
  readonly sql = `
      -- What people say of a contact's name: the key of a company, or "sector:" and its sector. Keys
      -- hold no colon. A confirmed company counts before a given sector while the present register has it
      -- with a sector (as in noted_company). Without a given sector it is told in any case, since a session
      -- may have a register of its own.
      CREATE OR REPLACE VIEW said_of_company AS
        SELECT contact_key, coalesce(present.key, 'sector:' || g.sector, c.company_key) AS said
          FROM confirmed_company c FULL JOIN given_sector g USING (contact_key)
          LEFT JOIN company present
            ON present.register_id = (SELECT register_id FROM workbook_file WHERE kind = 'company')
           AND present.key = c.company_key AND present.sector IS NOT NULL;
    `;
}
