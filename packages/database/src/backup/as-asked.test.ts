import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, type TestPostgres } from '../testing/index.js';
import { backUpAsAsked, newIdentity, restoreAsAsked } from './index.js';

let postgres: TestPostgres;
let to: string;
beforeAll(async () => {
  postgres = await startTestPostgres();
  to = await mkdtemp(join(tmpdir(), 'liaison-backup-asked-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(to, { recursive: true, force: true });
});

test('an encrypted backup that was verified is restored, and leaves no database beside', async () => {
  const { url, database } = await postgres.createDatabase();
  const identity = join(to, 'kunci.txt');
  const recipient = await newIdentity(identity);
  const asked = { to: join(to, 'backups'), verify: true, 'encrypt-to': [recipient] };
  await expect(backUpAsAsked(url, asked).next()).rejects.toThrow('--identity');
  await expect(readdir(asked.to)).rejects.toMatchObject({ code: 'ENOENT' });

  const said: string[] = [];
  for await (const done of backUpAsAsked(url, { ...asked, identity })) said.push(done);
  expect(said).toEqual([
    expect.stringMatching(/ tables, \d+ rows$/),
    expect.stringMatching(/^restored/),
  ]);
  const beside = `SELECT datname FROM pg_database WHERE datname LIKE 'liaison\\_verify%'`;
  expect(await database.dataSource.query(beside)).toEqual([]);

  const empty = await postgres.createDatabase({ migrated: false });
  const from = join(asked.to, (await readdir(asked.to))[0]!);
  expect(await restoreAsAsked(empty.url, { from, identity })).toMatch(/^restored the backup of 20/);
});
