import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnFolder, removeAbandonedFolders } from './own-folders.js';

test('folders of processes that were killed go, also of one with the same id; those of living ones stay', async () => {
  // No process has so high a number.
  const orphaned = mkdtempSync(join(tmpdir(), 'liaison-upload-4999999-'));
  writeFileSync(join(orphaned, 'half.xlsx'), 'x');
  // In a container that is started anew a process has the id of the one before.
  const namesake = mkdtempSync(join(tmpdir(), `liaison-upload-${process.pid}-`));
  const living = mkdtempSync(join(tmpdir(), `liaison-upload-${process.ppid}-`));
  const own = await makeOwnFolder('upload');
  await removeAbandonedFolders('upload');
  const second = await makeOwnFolder('upload');
  expect([orphaned, namesake].map((folder) => existsSync(folder))).toEqual([false, false]);
  expect([living, own, second].map((folder) => existsSync(folder))).toEqual([true, true, true]);
  for (const folder of [living, own, second]) rmSync(folder, { recursive: true });
});
