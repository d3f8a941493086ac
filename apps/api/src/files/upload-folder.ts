import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'liaison-upload-';

/** Makes a folder for uploads in progress, after removing those of gateways that were killed. */
export async function makeUploadFolder(): Promise<string> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, pid] = /^liaison-upload-(\d+)-/.exec(name) ?? [];
    // Folders that belong to another account cannot be removed.
    if (pid && !isAlive(Number(pid)))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
