import { SqlMigration } from './sql-migration.js';

/** Searches that people keep, and when each last looked. */
export class SavedSearches1700000000031 extends SqlMigration {
  readonly sql = `
      CREATE TABLE saved_search (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        owner_id uuid NOT NULL REFERENCES app_user,
        name text NOT NULL,
        query jsonb NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, name)
      );
    `;
}
