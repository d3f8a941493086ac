import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'liaison-upload-';

/** A folder for what is being uploaded; those of gateways that were killed go first. */
export async function makeUploadFolder(): Promise<string> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, pid] = /^liaison-upload-(\d+)-/.exec(name) ?? [];
    // What is another account's stays.
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
