import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from './binaries.js';

const run = promisify(execFile);

/** Major version of the embedded PostgreSQL, in the form of a cluster's PG_VERSION file: `18`. */
export async function embeddedMajor(): Promise<string> {
  const { postgres } = await findBinaries();
  const { stdout } = await run(postgres, ['--version']);
  return /(\d+)/.exec(stdout)![1]!;
}

/**
 * Checks that the cluster was made by this major version: PostgreSQL opens no other's clusters.
 *
 * @throws Error that says what to do when another version made it
 */
export async function refuseOtherMajor(cluster: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const brought = await embeddedMajor();
  if (made !== brought)
    throw new Error(
      `${cluster} was made by PostgreSQL ${made}, and this version brings ${brought}: back it up with the version that made it, and restore that backup into an empty DATA_DIR`,
    );
}
