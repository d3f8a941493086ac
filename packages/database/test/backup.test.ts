import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditAction } from '@lqc/contracts';
import { type Backup, backUp, newIdentity, restore } from '../src/backup/index.js';
import { writeManifest } from '../src/backup/manifest.js';
import { type Database, migrate, openDatabase } from '../src/index.js';
import {
  aPerson,
  startTestPostgres,
  type TestPostgres,
  waitingForLocks,
} from '../src/testing/index.js';

let postgres: TestPostgres;
let database: Database;
let folder: string;
let backup: Backup;
let databaseUrl: string;
let contentSha: string;
const bytes = Buffer.from([0, 1, 2, 255, 10, 92]);
const narrative = 'Permintaan "naik"; baris\nkedua\tdan \\N tetap.';

const anEvent = (action: AuditAction) => ({
  actorId: null,
  actor: 'ratna',
  action,
  outcome: 'done' as const,
  code: null,
  objectType: null,
  objectId: null,
  objectLabel: null,
  address: null,
  agent: null,
  requestId: null,
});
const migrationsOf = async ({ dataSource }: Database): Promise<string[]> => {
  const rows: { name: string }[] = await dataSource.query(
    'SELECT name FROM schema_migration ORDER BY id',
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  postgres = await startTestPostgres();
  folder = await mkdtemp(join(tmpdir(), 'liaison-backup-test-'));
  const made = await postgres.createDatabase();
  ({ database } = made);
  const owner = await aPerson(database, 'ratna');
  contentSha = await database.contents.store(bytes);
  await database.dataSource.transaction(async (manager) => {
    const surveyId = await database.surveys.store(manager, {
      contentSha256: contentSha,
      findings: { sheets_read: 1 },
      contacts: [
        {
          name: 'PT Fiktif',
          companyKey: 'fiktif',
          sheet: 'Lembar 1',
          position: 0,
          answers: [
            {
              indicator: 'domestik',
              hasLikertRow: true,
              score: 4,
              scoreCell: 'C5',
              narrative,
              narrativeCell: 'C6',
            },
          ],
        },
      ],
    });
    await database.files.store(manager, {
      kind: 'quarterly',
      label: 'Triwulan I 2025',
      fileName: 'a.xlsx',
      contentSha256: contentSha,
      surveyId,
      registerId: null,
      ownerId: owner.id,
    });
  });
  await database.runs.create({
    name: 'compare-quarters',
    payload: { sessionId: randomUUID() },
    ownerId: owner.id,
    requestId: null,
  });
  // Which run or result it is of is looked at only when all is written.
  await database.dataSource.query(
    `INSERT INTO artifact (run_id, file_name, media_type, bytes) SELECT id, 'a.png', 'image/png', '' FROM job_run`,
  );
  await database.audit.add(anEvent('sign-in'));
  databaseUrl = made.url;
  backup = await backUp(databaseUrl, folder);
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table that a backup holds, as text. */
const contentOf = async ({ dataSource }: Database) => {
  const content: Record<string, unknown> = {};
  for (const { name } of backup.manifest.tables)
    content[name] = await dataSource.query(`SELECT t::text AS row FROM ${name} t ORDER BY t::text`);
  return content;
};

test('a backup holds every table with its rows', () => {
  const rows = new Map(backup.manifest.tables.map((table) => [table.name, table.rows]));
  for (const name of [
    'app_user',
    'workbook_content',
    'survey',
    'answer',
    'workbook_file',
    'job_run',
    'artifact',
  ])
    expect([name, rows.get(name)]).toEqual([name, 1]);
  expect(rows.has('worker_presence')).toBe(false);
});

test('a restored database is, row by row, the one that was backed up', async () => {
  const empty = await postgres.createDatabase({ migrated: false });
  await restore(empty.url, backup.folder);
  expect(await contentOf(empty.database)).toEqual(await contentOf(database));
  expect(await empty.database.contents.read(contentSha)).toEqual(bytes);
});

test('what happens after a restore is numbered after what happened before', async () => {
  const empty = await postgres.createDatabase({ migrated: false });
  await restore(empty.url, backup.folder);
  await empty.database.audit.add(anEvent('sign-out'));
  const events = await empty.database.audit.list({}, { limit: 10 });
  expect(events.map(({ action }) => action)).toEqual(['sign-out', 'sign-in']);
});

test('a backup holds all rows of a table that is rewritten beside it', async () => {
  const { url, database: office } = await postgres.createDatabase();
  await aPerson(office, 'ratna');
  await office.contents.store(bytes);
  const rewriting = office.dataSource.createQueryRunner();
  await rewriting.startTransaction();
  const rewrite = `ADD COLUMN attempt uuid NOT NULL DEFAULT gen_random_uuid()`;
  await rewriting.query(`ALTER TABLE workbook_content ${rewrite}`);
  const made = backUp(url, join(folder, 'beside a migration'));
  await waitingForLocks(url, 1);
  await rewriting.commitTransaction();
  await rewriting.release();
  const rows = new Map((await made).manifest.tables.map((table) => [table.name, table.rows]));
  expect([rows.get('app_user'), rows.get('workbook_content')]).toEqual([1, 1]);
});

describe('an encrypted backup', () => {
  let identity: string;
  let encrypted: Backup;
  beforeAll(async () => {
    identity = join(folder, 'kunci.txt');
    const recipient = await newIdentity(identity);
    const another = await newIdentity(join(folder, 'kunci lain.txt'));
    encrypted = await backUp(databaseUrl, join(folder, 'encrypted'), [recipient, another]);
  });

  test('holds nothing that anybody said, neither as it is nor zipped', async () => {
    for (const name of await readdir(encrypted.folder)) {
      const written = await readFile(join(encrypted.folder, name));
      expect(written.includes('PT Fiktif')).toBe(false);
      if (name.startsWith('manifest')) continue;
      expect(name).toMatch(/\.copy\.gz\.age$/);
      expect(written.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      // The beginning of a gzip stream.
      expect(written.includes(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toBe(false);
    }
  });

  test('is restored by each of its identities, row by row', async () => {
    for (const file of [identity, join(folder, 'kunci lain.txt')]) {
      const empty = await postgres.createDatabase({ migrated: false });
      await restore(empty.url, encrypted.folder, file);
      expect(await contentOf(empty.database)).toEqual(await contentOf(database));
    }
  });

  test('is refused in a sentence without an identity, or with one that it was not encrypted to', async () => {
    const empty = await postgres.createDatabase();
    await expect(restore(empty.url, encrypted.folder)).rejects.toThrow('--identity');
    const stranger = join(folder, 'kunci orang lain.txt');
    await newIdentity(stranger);
    await expect(restore(empty.url, encrypted.folder, stranger)).rejects.toThrow(
      'not encrypted to',
    );
    await expect(restore(empty.url, encrypted.folder, 'tidak ada')).rejects.toThrow('no file');
    // An unencrypted backup in its place.
    await expect(restore(empty.url, backup.folder, identity)).rejects.toThrow('not encrypted, so');
    expect(await empty.database.users.count()).toBe(0);
  });

  test('is not begun for what is no recipient, nor is an identity written over another', async () => {
    const parent = join(folder, 'to nobody');
    await expect(backUp(databaseUrl, parent, ['budi'])).rejects.toThrow('no recipient');
    await expect(readdir(parent)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(newIdentity(identity)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

test('a backup of a version before brings its schema, which a start migrates', async () => {
  const older = await postgres.createDatabase({ migrated: false });
  const versionBefore = await openDatabase({ url: older.url, schemaVersion: 2 });
  await migrate(versionBefore);
  await versionBefore.dataSource.query(
    `INSERT INTO app_user (username, password_hash, role) VALUES ('ratna', 'x', 'staff')`,
  );
  await versionBefore.close();
  const { folder: before, manifest } = await backUp(older.url, folder);
  expect(manifest.migrations).toHaveLength(2);

  const empty = await postgres.createDatabase({ migrated: false });
  await restore(empty.url, before);
  expect(await migrationsOf(empty.database)).toEqual(manifest.migrations);
  await migrate(empty.database);
  expect(await migrationsOf(empty.database)).toEqual(backup.manifest.migrations);
  expect((await empty.database.users.findByName('ratna'))!.role).toBe('staff');
});

test('a backup of a later version is refused before anything is written', async () => {
  const later = await backUp((await postgres.createDatabase()).url, folder);
  await writeManifest(later.folder, {
    ...later.manifest,
    migrations: [...later.manifest.migrations, 'Later1800000000000'],
  });
  const empty = await postgres.createDatabase({ migrated: false });
  await expect(restore(empty.url, later.folder)).rejects.toThrow('later version');
  const tables = await empty.database.dataSource.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  );
  expect(tables).toEqual([]);
});

test('a database in use is left alone', async () => {
  const used = await postgres.createDatabase();
  await used.database.contents.store(bytes);
  await expect(restore(used.url, backup.folder)).rejects.toThrow('in use');
  expect(await used.database.users.count()).toBe(0);
});

test('a damaged backup is refused before anything is written', async () => {
  const empty = await postgres.createDatabase();
  const path = join(backup.folder, 'answer.copy.gz');
  const whole = await readFile(path);
  await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([whole.at(-1)! ^ 1])]));
  await expect(restore(empty.url, backup.folder)).rejects.toThrow('checksum');
  await writeFile(path, whole);
  expect(await empty.database.users.count()).toBe(0);
  await writeFile(join(backup.folder, 'manifest.json'), '{"format":1}');
  await expect(restore(empty.url, backup.folder)).rejects.toThrow('checksum');
});

test('a backup that was cut off is none', async () => {
  const empty = await postgres.createDatabase();
  await expect(restore(empty.url, folder)).rejects.toThrow('no whole backup');
});

test('a database that the product never ran on is refused, and leaves no folder', async () => {
  const { url } = await postgres.createDatabase({ migrated: false });
  const parent = join(folder, 'of nothing');
  await expect(backUp(url, parent)).rejects.toThrow(/^There is nothing to back up: [^\n]+$/);
  await expect(readFile(parent)).rejects.toMatchObject({ code: 'ENOENT' });
});
