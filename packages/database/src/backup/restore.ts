import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from } from 'pg-copy-streams';
import { openDatabase } from '../database.js';
import { migrate } from '../migrate.js';
import { isOfLaterVersion } from '../migrations/later-version.js';
import { decryptionBy, unchanged } from './encryption.js';
import { BackupError, fileOf, type Manifest, readManifest } from './manifest.js';
import { checksOf, copied, goOnCounting, migrationsOf, quoted } from './tables.js';
import { type HeardClient, withClient } from '../heard-client.js';

/**
 * Fills an empty database from a backup, in one transaction. Every file's checksum is compared with
 * the manifest before anything is written, and every table's number of rows afterwards. A backup of an
 * earlier version restores that version's schema, which the next start of a gateway migrates.
 *
 * @param identityFile the file with the secret key, for a backup that is encrypted
 * @throws BackupError when the backup is damaged or of a later version, cannot be decrypted, or the
 *   database is in use
 */
export async function restore(
  databaseUrl: string,
  folder: string,
  identityFile?: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const decrypted = await decryptionOf(manifest, identityFile);
  for (const table of manifest.tables) await verifyFile(folder, table, manifest);
  // A wrong identity shows at the first bytes of any table, before the database is touched.
  for (const table of manifest.tables.slice(0, 1))
    for await (const _ of decrypted(createReadStream(fileOf(folder, table, manifest)))) break;
  const database = await openDatabase({
    url: databaseUrl,
    applicationName: 'liaison-restore',
    schemaVersion: schemaVersionOf(manifest),
  });
  await migrate(database).finally(() => database.close());
  const config = { connectionString: databaseUrl, application_name: 'liaison-restore' };
  return withClient(config, async (client) => {
    await client.query('BEGIN');
    await refuseUnfit(client, manifest);
    const checks = await checksOf(client);
    for (const { table, name } of checks)
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const table of manifest.tables) {
      const target = client.query(from(`COPY ${copied(table)} FROM STDIN (FORMAT binary)`));
      const file = createReadStream(fileOf(folder, table, manifest));
      await pipeline(file, decrypted, createGunzip(), target);
      if (target.rowCount !== table.rows)
        throw new BackupError(`${table.name} has ${target.rowCount} rows, not ${table.rows}.`);
      await goOnCounting(client, table);
    }
    // Rows that were there before a check come back as well; each start holds them against it.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SAVEPOINT filled');
    for (const { table, name, is } of checks) {
      const checked = `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${is}`;
      await client
        .query(`${checked}; SAVEPOINT filled`)
        .catch(() => client.query(`ROLLBACK TO filled; ${checked} NOT VALID; SAVEPOINT filled`));
    }
    await client.query('COMMIT');
    return manifest;
  });
}

/** @throws BackupError when an encrypted backup comes without an identity, or another one with it */
async function decryptionOf({ format }: Manifest, identityFile: string | undefined) {
  // Whoever names an identity expects what was encrypted to it, and not what stands in its place.
  if (format === 1 && identityFile !== undefined)
    throw new BackupError(
      'The backup is not encrypted, so it is not the one that the identity is for. To restore it all the same, leave --identity out.',
    );
  if (format === 1) return unchanged;
  if (identityFile === undefined)
    throw new BackupError(
      'The backup is encrypted. Name the file with the identity: --identity FILE',
    );
  return decryptionBy(identityFile);
}

async function verifyFile(
  folder: string,
  table: Manifest['tables'][number],
  manifest: Manifest,
): Promise<void> {
  const sha256 = createHash('sha256').setEncoding('hex');
  await pipeline(createReadStream(fileOf(folder, table, manifest)), sha256).catch(() => {
    throw new BackupError(`${table.name} is missing in the backup.`);
  });
  if (sha256.read() !== table.sha256)
    throw new BackupError(`${table.name} does not match its checksum.`);
}

/** @throws BackupError when the backup has a migration that this version does not know */
function schemaVersionOf({ migrations }: Manifest): number {
  if (isOfLaterVersion(migrations))
    throw new BackupError(
      'The backup was made by a later version. Restore it with that version or one after it.',
    );
  return migrations.length;
}

async function refuseUnfit(client: HeardClient, { migrations, tables }: Manifest): Promise<void> {
  const own = await migrationsOf(client);
  if (own.join() !== migrations.join())
    throw new BackupError('The database has the tables of another version. Name an empty one.');
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
    if (rowCount) throw new BackupError(`The database is in use: ${name} has rows already.`);
  }
}
