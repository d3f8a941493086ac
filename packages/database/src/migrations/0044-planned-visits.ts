import { SqlMigration } from './sql-migration.js';

/**
 * The plan of visits by quarter: who is visited when and by whom, and how many interviews each sector
 * aims at. What was put on the list before is planned for the quarter after the one that was the latest.
 */
export class PlannedVisits1700000000044 extends SqlMigration {
  readonly sql = `
      CREATE TABLE planned_visit (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        year integer NOT NULL,
        quarter integer NOT NULL CHECK (quarter BETWEEN 1 AND 4),
        company_key text NOT NULL,
        visit_date date,
        visitor_id uuid REFERENCES app_user,
        status text NOT NULL DEFAULT 'planned'
          CHECK (status IN ('planned', 'agreed', 'done', 'declined')),
        note text NOT NULL DEFAULT '',
        planned_by uuid NOT NULL REFERENCES app_user,
        planned_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (year, quarter, company_key)
      );
      CREATE TABLE sector_target (
        year integer NOT NULL,
        quarter integer NOT NULL CHECK (quarter BETWEEN 1 AND 4),
        sector text NOT NULL,
        n integer NOT NULL CHECK (n >= 0),
        set_by uuid NOT NULL REFERENCES app_user,
        set_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (year, quarter, sector)
      );
      INSERT INTO planned_visit (year, quarter, company_key, note, planned_by, planned_at)
      SELECT after / 4, after % 4 + 1, company_key, note, chosen_by, chosen_at
        FROM (SELECT *, coalesce(after_period,
                       extract(year FROM chosen_at)::int * 4 + extract(quarter FROM chosen_at)::int - 1) AS after
                FROM plan_choice WHERE choice = 'added') p;
      DELETE FROM plan_choice WHERE choice = 'added';
      ALTER TABLE plan_choice DROP COLUMN choice, DROP COLUMN after_period;
      ALTER TABLE plan_choice RENAME TO plan_removal;
      ALTER TABLE plan_removal RENAME COLUMN chosen_by TO removed_by;
      ALTER TABLE plan_removal RENAME COLUMN chosen_at TO removed_at;
      ALTER TABLE plan_removal RENAME CONSTRAINT plan_choice_pkey TO plan_removal_pkey;
      ALTER TABLE plan_removal
        RENAME CONSTRAINT plan_choice_chosen_by_fkey TO plan_removal_removed_by_fkey;
    `;
}
