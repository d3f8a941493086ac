import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.js';
import { migrate } from '../migrate.js';
import { askOnce, startTestPostgres, type TestPostgres } from '../testing/index.js';
import { backUpAsAsked, newIdentity, restoreAsAsked } from './index.js';
import { inScratch } from './scratch.js';

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

test('a role that may make no database is told what it needs to verify a backup', async () => {
  const { url: owner } = await postgres.createDatabase({ migrated: false });
  const plain = new URL(owner);
  plain.username = `pemilik_${process.pid}`;
  plain.password = 'rahasia';
  await askOnce(owner, `CREATE ROLE ${plain.username} LOGIN PASSWORD 'rahasia'`);
  await askOnce(owner, `GRANT CREATE ON SCHEMA public TO ${plain.username}`);
  const database = await openDatabase({ url: plain.href });
  await migrate(database);
  await database.close();
  const verified = async () => {
    const asked = { to: join(to, 'plain'), verify: true };
    for await (const done of backUpAsAsked(plain.href, asked)) expect(done).toBeTruthy();
  };
  await expect(verified()).rejects.toThrow(
    `--verify restores into a database of its own, which this role may not make: ALTER ROLE "${plain.username}" CREATEDB.`,
  );
  // Also where the address does not name it before the host.
  const unnamed = new URL(owner);
  unnamed.search = new URLSearchParams({ user: plain.username, password: 'rahasia' }).toString();
  [unnamed.username, unnamed.password] = ['', ''];
  await expect(inScratch(unnamed.href, async () => {})).rejects.toThrow(
    `ALTER ROLE "${plain.username}" CREATEDB.`,
  );
  await askOnce(owner, `ALTER ROLE ${plain.username} CREATEDB`);
  await verified();
});

test('a backup that breaks off leaves nothing that looks like one', async () => {
  const { url } = await postgres.createDatabase();
  const reader = new URL(url);
  reader.username = `pembaca_${process.pid}`;
  reader.password = 'rahasia';
  await askOnce(url, `CREATE ROLE ${reader.username} LOGIN PASSWORD 'rahasia'`);
  await askOnce(url, `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader.username}`);
  // With a right that lets it lock the table, so that the copy has begun when this one is refused.
  await askOnce(url, `GRANT INSERT ON workbook_file TO ${reader.username}`);
  await askOnce(url, `REVOKE SELECT ON workbook_file FROM ${reader.username}`);
  const asked = { to: join(to, 'broken') };
  await expect(backUpAsAsked(reader.href, asked).next()).rejects.toThrow('workbook_file');
  expect(await readdir(asked.to)).toEqual([]);
});

test('a recipient that was not copied whole is named', async () => {
  const { url } = await postgres.createDatabase();
  const asked = { to: join(to, 'nowhere'), 'encrypt-to': ['age1xyz'] };
  await expect(backUpAsAsked(url, asked).next()).rejects.toThrow(
    'age1xyz is no recipient of age: copy it whole',
  );
});
