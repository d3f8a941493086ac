import { SqlMigration } from './sql-migration.js';

/**
 * Words of new narratives wait in a list that every search reads through. By default it grows to 4 MB, some
 * ten quarters of an office, before they go into the index.
 */
export class PendingWords1700000000035 extends SqlMigration {
  readonly sql = `
      ALTER INDEX answer_surface_words SET (gin_pending_list_limit = 256);
      ALTER INDEX answer_narrative_words SET (gin_pending_list_limit = 256);
      SELECT gin_clean_pending_list('answer_surface_words'),
             gin_clean_pending_list('answer_narrative_words');
    `;
}
