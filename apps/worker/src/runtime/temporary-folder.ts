import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@lqc/database';

/** Tells this process from one before it that had the same id, as in a container that was restarted. */
const OWN = `${process.pid}-${randomUUID()}`;
const NAME = /^liaison-work-(?<pid>\d+)-[\da-f-]{36}-/;

/** Calls `work` with a new folder, which is removed when it ends or fails. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `liaison-work-${OWN}-`));
  try {
    return await work(folder);
  } finally {
    // Retried, since what a killed renderer started may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes the folders of workers that were killed before they could do so. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.groups!.pid);
    if (Number.isNaN(pid) || name.includes(OWN)) continue;
    // Folders that belong to another account cannot be removed.
    if (pid === process.pid || !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
