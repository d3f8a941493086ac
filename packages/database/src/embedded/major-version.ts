import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from './binaries.js';

const run = promisify(execFile);

/** The PostgreSQL that the product brings along, as clusters name it: `18`. */
export async function embeddedMajor(): Promise<string> {
  const { postgres } = await findBinaries();
  const { stdout } = await run(postgres, ['--version']);
  return /(\d+)/.exec(stdout)![1]!;
}

/**
 * A cluster opens with the PostgreSQL that made it and with no other.
 *
 * @throws Error with what to do when another one made it
 */
export async function refuseOtherMajor(cluster: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const brought = await embeddedMajor();
  if (made !== brought)
    throw new Error(
      `${cluster} was made by PostgreSQL ${made}, and this version brings ${brought}: back it up with the version that made it, and restore that backup into an empty DATA_DIR`,
    );
}
