import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withClient } from '../heard-client.js';
import { BackupError } from './manifest.js';

/** PostgreSQL's code for what a role may not do. */
const NOT_ALLOWED = '42501';

/**
 * Runs work with the address of a new database on the same server, and drops that database afterwards.
 *
 * @throws BackupError when the role may make no database
 */
export async function inScratch(
  url: string,
  work: (address: string) => Promise<unknown>,
): Promise<void> {
  const name = `liaison_verify_${randomUUID().slice(0, 8)}`;
  await withClient({ connectionString: url }, async (client) => {
    await client.query(`CREATE DATABASE ${name}`).catch((error: pg.DatabaseError) => {
      if (error.code !== NOT_ALLOWED) throw error;
      const role = pg.escapeIdentifier(client.user!);
      throw new BackupError(
        `--verify restores into a database of its own, which this role may not make: ALTER ROLE ${role} CREATEDB.`,
      );
    });
    const address = new URL(url);
    address.pathname = `/${name}`;
    await work(address.href).finally(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
}
