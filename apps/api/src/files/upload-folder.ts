import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@lqc/database';

/** Tells this process from one before it that had the same id, as in a container that was restarted. */
const OWN = `${process.pid}-${randomUUID()}`;

/** Makes a folder for uploads in progress, after removing those of gateways that were killed. */
export async function makeUploadFolder(): Promise<string> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(/^liaison-upload-(\d+)-/.exec(name)?.[1]);
    if (Number.isNaN(pid) || name.includes(OWN)) continue;
    // Folders that belong to another account cannot be removed.
    if (pid === process.pid || !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
  return mkdtemp(join(tmpdir(), `liaison-upload-${OWN}-`));
}
