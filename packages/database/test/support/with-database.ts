import type { Database } from '../../src/index.js';
import { startTestPostgres, type TestPostgres } from '../../src/testing/index.js';

// What a file of tests works on; there once `withDatabase` has begun.
export let postgres: TestPostgres;
export let database: Database;

/** Gives a file's tests a migrated database, does what they `begin` with, and removes it after them. */
export function withDatabase(begin: () => Promise<unknown> = async () => {}): void {
  beforeAll(async () => {
    postgres = await startTestPostgres();
    ({ database } = await postgres.createDatabase());
    await begin();
  });
  afterAll(() => postgres?.stop());
}
