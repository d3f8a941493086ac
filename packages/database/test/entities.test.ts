import { readFile, writeFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import type { Database } from '../src/index.js';
import * as entities from '../src/entities/index.js';
import { startTestPostgres, type TestPostgres } from '../src/testing/index.js';
import { catalogueOf, type Table } from './support/catalogue.js';
import { drawnModel } from './support/drawn-model.js';

/** Tables of libraries, which keep them themselves. */
const OF_LIBRARIES = new Set(['schema_migration', 'login_throttle']);
const REVIEWED = new URL('support/catalogue.txt', import.meta.url);
const DRAWN = new URL('../../../docs/DATA-MODEL.md', import.meta.url);

let server: TestPostgres;
let migrated: Database;
let made: DataSource;

beforeAll(async () => {
  server = await startTestPostgres();
  migrated = (await server.createDatabase()).database;
  const { url, database } = await server.createDatabase({ migrated: false });
  await database.close();
  made = await new DataSource({
    type: 'postgres',
    url,
    entities: Object.values(entities),
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: true,
  }).initialize();
});
afterAll(async () => {
  await made?.destroy();
  await migrated?.close();
  await server?.stop();
});

test('the entities are the migrated tables: columns, types, nulls, defaults, keys and relations', async () => {
  const known = (tables: readonly Table[]) =>
    tables.filter(({ table }) => !OF_LIBRARIES.has(table));
  const { tables: stored } = await catalogueOf(migrated.dataSource);
  const { tables: described } = await catalogueOf(made);
  expect(described).toEqual(known(stored));
});

test('what no entity can say of the schema is what was reviewed: checks, indexes, triggers, text search', async () => {
  const { beyond } = await catalogueOf(migrated.dataSource);
  const text = `${beyond.join('\n')}\n`;
  if (process.env.WRITE_REVIEWED) await writeFile(REVIEWED, text);
  expect(text).toBe(await readFile(REVIEWED, 'utf8'));
});

test('the model as drawn in docs is that of the entities', async () => {
  const drawn = drawnModel(made.entityMetadatas);
  if (process.env.WRITE_REVIEWED) await writeFile(DRAWN, drawn);
  expect(drawn).toBe(await readFile(DRAWN, 'utf8'));
});
