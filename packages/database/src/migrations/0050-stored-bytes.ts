import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storedSize } from '../columns.js';

/** How much is stored of a note's events and of a survey's rows is counted once, where it is stored. */
export class StoredBytes1700000000050 implements MigrationInterface {
  readonly name = 'StoredBytes1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE capture_note ADD COLUMN bytes integer NOT NULL DEFAULT 0;
      UPDATE capture_note c SET bytes = e.bytes
        FROM (SELECT note_id, sum(${storedSize('value', 'field', 'device_id', 'body_hash')}) AS bytes
                FROM capture_event GROUP BY note_id) e
       WHERE e.note_id = c.id;
      ALTER TABLE survey ADD COLUMN bytes integer NOT NULL DEFAULT 0;
      UPDATE survey v SET bytes = n.bytes
        FROM (SELECT survey_id,
                     sum(${storedSize('name', 'method', 'interviewer', 'place', 'product')} + (
                       SELECT coalesce(sum(${storedSize('narrative', 'narrative_words', 'surface_words')}), 0)
                         FROM answer a WHERE a.contact_id = contact_note.id)) AS bytes
                FROM contact_note GROUP BY survey_id) n
       WHERE n.survey_id = v.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE survey DROP COLUMN bytes;
      ALTER TABLE capture_note DROP COLUMN bytes;
    `);
  }
}
