import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './embedded/postmaster.js';

/** Tells this process from one before it that had the same id, as in a container that was restarted. */
const OWN = `${process.pid}-${randomUUID()}`;

/** Makes a temporary folder for this use, whose name tells which process works in it. */
export const makeOwnFolder = (use: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `liaison-${use}-${OWN}-`));

/** Removes the folders for this use of processes that were killed before they could do so. */
export async function removeAbandonedFolders(use: string): Promise<void> {
  const named = new RegExp(`^liaison-${use}-(\\d+)-`);
  for (const name of await readdir(tmpdir())) {
    const pid = Number(named.exec(name)?.[1]);
    if (Number.isNaN(pid) || name.includes(OWN)) continue;
    // Folders that belong to another account cannot be removed.
    if (pid === process.pid || !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
