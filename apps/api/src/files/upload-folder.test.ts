import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUploadFolder } from './upload-folder.js';

test('folders of gateways that were killed go, also of one with the same id; those of living ones stay', async () => {
  // No process has so high a number.
  const orphaned = mkdtempSync(join(tmpdir(), 'liaison-upload-4999999-'));
  writeFileSync(join(orphaned, 'half.xlsx'), 'x');
  // In a container that is started anew the gateway has the id of the one before.
  const namesake = mkdtempSync(join(tmpdir(), `liaison-upload-${process.pid}-`));
  const living = mkdtempSync(join(tmpdir(), `liaison-upload-${process.ppid}-`));
  const own = await makeUploadFolder();
  const second = await makeUploadFolder();
  expect([orphaned, namesake].map((folder) => existsSync(folder))).toEqual([false, false]);
  expect([living, own, second].map((folder) => existsSync(folder))).toEqual([true, true, true]);
  for (const folder of [living, own, second]) rmSync(folder, { recursive: true });
});
