import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUploadFolder } from './upload-folder.js';

test('folders of gateways that were killed go, those of living ones stay', async () => {
  // No process has so high a number.
  const orphaned = mkdtempSync(join(tmpdir(), 'liaison-upload-4999999-'));
  writeFileSync(join(orphaned, 'half.xlsx'), 'x');
  const living = mkdtempSync(join(tmpdir(), `liaison-upload-${process.ppid}-`));
  const own = await makeUploadFolder();
  expect(existsSync(orphaned)).toBe(false);
  expect(existsSync(living)).toBe(true);
  expect(existsSync(own)).toBe(true);
  for (const folder of [living, own]) rmSync(folder, { recursive: true });
});
