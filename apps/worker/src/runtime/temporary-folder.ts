import { rm } from 'node:fs/promises';
import { makeOwnFolder } from '@lqc/database';

/** Calls `work` with a new folder, which is removed when it ends or fails. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeOwnFolder('work');
  try {
    return await work(folder);
  } finally {
    // Retried, since what a killed renderer started may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
