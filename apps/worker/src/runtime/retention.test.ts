import { aPerson, startTestPostgres } from '@lqc/database/testing';
import { pino } from 'pino';
import { applyRetention } from './retention.js';

/** What is kept for a time, as of so many days ago. */
const KEPT = [
  `undo (kind, name, deleted_by, deleted_at) SELECT 'quarterly', '', id, at`,
  `repeated_call (user_id, route, key, asked, begun_at) SELECT id, '', days, '', at`,
  `auth_session (id, user_id, idle_expires_at, absolute_expires_at) SELECT gen_random_uuid(), id, at, at`,
  `model_use (day, user_id, tokens) SELECT at, id, 1`,
  `analysis_session (id, owner_id, sources, created_at) SELECT gen_random_uuid(), id, '{}', at`,
  `workbook_content (sha256, bytes, size_bytes, created_at) SELECT days, '', 0, at`,
];

test('what was deleted, calls, ended sign-ins, what the model took, analyses without a file and contents of no file are kept for a time and then gone', async () => {
  const postgres = await startTestPostgres();
  try {
    const { database } = await postgres.createDatabase();
    const { dataSource } = database;
    const { id: ownerId } = await aPerson(database);
    for (const kept of KEPT)
      await dataSource.query(
        `INSERT INTO ${kept} FROM app_user,
           (SELECT days::text, now() - days * interval '1 day' AS at FROM unnest(ARRAY[0, 70]) AS days) AS old`,
      );
    await applyRetention(database, pino({ level: 'silent' }));
    for (const kept of KEPT) {
      const [table] = kept.split(' ');
      const [{ left }] = await dataSource.query(`SELECT count(*)::int AS left FROM ${table}`);
      expect({ table, left }).toEqual({ table, left: 1 });
    }
    // An analysis whose upload still waits to be read.
    await dataSource.query(`UPDATE analysis_session SET created_at = now() - interval '2 hours'`);
    const [{ id: sessionId }] = await dataSource.query('SELECT id FROM analysis_session');
    const payload = { sessionId, file: { contentSha256: '0', fileName: 'a.xlsx' } };
    await database.runs.create({ name: 'upload-file-1', payload, ownerId, requestId: null });
    await database.sessions.deleteEmpty();
    expect(await database.sessions.find(sessionId)).not.toBeNull();
  } finally {
    await postgres.stop();
  }
});
