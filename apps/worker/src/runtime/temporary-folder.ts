import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'liaison-merge-';
/** No job runs this long, so an older folder belongs to a worker that was killed. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Calls `work` with a new folder, which is removed when it ends or fails. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of workers that were killed before they could do so. */
export async function removeAbandonedFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const made = await stat(folder).catch(() => null);
    if (made && now - made.mtimeMs > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
