import { SqlMigration } from './sql-migration.js';
import { storedSize } from '../columns.js';

/** Counts what was stored before: apart from the columns, so that no table is locked while all is read. */
export class CountedBytes1700000000051 extends SqlMigration {
  readonly sql = `
      UPDATE capture_note c SET bytes = e.bytes
        FROM (SELECT note_id, sum(${storedSize('value', 'field', 'device_id', 'body_hash')}) AS bytes
                FROM capture_event GROUP BY note_id) e
       WHERE e.note_id = c.id;
      UPDATE survey v SET bytes = n.bytes
        FROM (SELECT survey_id,
                     sum(${storedSize('name', 'method', 'interviewer', 'place', 'product')} + (
                       SELECT coalesce(sum(${storedSize('narrative', 'narrative_words', 'surface_words')}), 0)
                         FROM answer a WHERE a.contact_id = contact_note.id)) AS bytes
                FROM contact_note GROUP BY survey_id) n
       WHERE n.survey_id = v.id;
    `;
}
