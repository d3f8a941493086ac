import { openDatabase } from '@lqc/database';
import { startSilentProxy, startTestPostgres } from '@lqc/database/testing';
import { asCoded } from '../src/http/as-coded.js';

test('a call whose database falls silent is told that the database is not available', async () => {
  const postgres = await startTestPostgres();
  const { url } = await postgres.createDatabase();
  const proxy = await startSilentProxy(url);
  const database = await openDatabase({ url: proxy.url, statementWithinMs: 1000 });
  try {
    proxy.fallSilent();
    expect(await database.users.count().catch(asCoded)).toEqual({
      code: 'DATABASE_UNAVAILABLE',
      args: {},
    });
  } finally {
    await database.close();
    await proxy.stop();
    await postgres.stop();
  }
});
