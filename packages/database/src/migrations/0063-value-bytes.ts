import { SqlMigration } from './sql-migration.js';

/** How long each typed value is, in an index by note and field, so that what a note holds is counted without its texts. */
export class ValueBytes1700000000063 extends SqlMigration {
  readonly sql = `
      ALTER TABLE capture_event ADD COLUMN value_bytes integer NOT NULL
        GENERATED ALWAYS AS (coalesce(octet_length(value::text), 0)) STORED;
      CREATE INDEX capture_event_field ON capture_event (note_id, field)
        INCLUDE (device_id, value_bytes);
    `;
}
