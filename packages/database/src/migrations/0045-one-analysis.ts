import { SqlMigration } from './sql-migration.js';

/** Who works with an analysis: the same stored quarters are one analysis, whoever starts them. */
export class OneAnalysis1700000000045 extends SqlMigration {
  readonly sql = `
      CREATE TABLE analysis_holder (
        session_id uuid NOT NULL REFERENCES analysis_session ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES app_user,
        PRIMARY KEY (session_id, user_id)
      );
      INSERT INTO analysis_holder (session_id, user_id) SELECT id, owner_id FROM analysis_session;
    `;
}
