import { SqlMigration } from './sql-migration.js';

/** Weights of sectors for the weighted net balance, with first day and source. */
export class SectorWeights1700000000020 extends SqlMigration {
  readonly sql = `
      -- A set is never changed: what was made with it is kept under its id.
      CREATE TABLE sector_weights (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        as_of date NOT NULL,
        source text NOT NULL,
        weights jsonb NOT NULL,
        stored_by uuid NOT NULL REFERENCES app_user,
        stored_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sector_weights_latest ON sector_weights (as_of DESC, stored_at DESC);
    `;
}
