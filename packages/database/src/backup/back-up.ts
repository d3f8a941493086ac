import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDiskFull } from '@lqc/contracts';
import { to } from 'pg-copy-streams';
import { encryptionTo, type Transformation, unchanged } from './encryption.js';
import { BackupError, fileOf, type Manifest, writeManifest } from './manifest.js';
import { copied, migrationsOf, productTables, quoted } from './tables.js';
import { withClient } from '../heard-client.js';

const UNDEFINED_TABLE = '42P01';

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Writes every table of the product into a new folder below `parent`, in one snapshot, while the product keeps
 * running. Until it is whole the folder is called unfinished; one that breaks off is removed. The manifest lists
 * each file with its number of rows and its SHA-256; the manifest's own SHA-256 is in a file beside it. The
 * manifest names tables and counts rows, and is never encrypted.
 *
 * @param recipients public keys of age to encrypt the tables to; without one they are not encrypted
 * @throws BackupError when the database holds nothing of the product, for what is no recipient, and when the disk
 *   is full
 */
export async function backUp(
  databaseUrl: string,
  parent: string,
  recipients: readonly string[] = [],
): Promise<Backup> {
  const format = recipients.length > 0 ? 2 : 1;
  const encrypted = format === 2 ? encryptionTo(recipients) : unchanged;
  const madeAt = new Date().toISOString();
  const folder = join(parent, `liaison-${madeAt.replace(/[:.]/g, '-')}`);
  const config = { connectionString: databaseUrl, application_name: 'liaison-backup' };
  const unfinished = `${folder}.unfinished`;
  const written = withClient(config, async (client) => {
    const known = await productTables(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Before the snapshot, to which a table that is rewritten after it would be empty.
    const all = ['schema_migration', ...known.map(({ name }) => name)].map(quoted).join();
    await client
      .query(`LOCK TABLE ${all} IN ACCESS SHARE MODE`)
      .catch((error: { code?: string }) => {
        if (error.code !== UNDEFINED_TABLE) throw error;
        throw new BackupError(
          'There is nothing to back up: the product never ran on this database.',
        );
      });
    const migrations = await migrationsOf(client);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const tables: Manifest['tables'][number][] = [];
    for (const table of await productTables(client)) {
      const source = client.query(to(`COPY ${copied(table)} TO STDOUT (FORMAT binary)`));
      const sha256 = createHash('sha256');
      const hashed: Transformation = async function* (bytes) {
        for await (const chunk of bytes) {
          sha256.update(chunk);
          yield chunk;
        }
      };
      const file = createWriteStream(fileOf(unfinished, table, { format }), { mode: 0o600 });
      await pipeline(source, createGzip({ level: 3 }), encrypted, hashed, file);
      tables.push({ ...table, rows: source.rowCount, sha256: sha256.digest('hex') });
    }
    await client.query('COMMIT');
    const manifest: Manifest = { format, madeAt, migrations, tables };
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    return { folder, manifest };
  });
  return written.catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!isDiskFull(error)) throw error;
    throw new BackupError(
      `The disk of ${parent} is full: nothing was kept. Make room and try again.`,
    );
  });
}
