import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandonedFolders } from '@lqc/database';
import { inTemporaryFolder } from './temporary-folder.js';

/** A folder as a worker with this process id would have made it. */
const folderOf = (pid: number) =>
  mkdtempSync(join(tmpdir(), `liaison-work-${pid}-${crypto.randomUUID()}-`));

test('what a killed worker left is removed by the next one; what others work in stays', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const [left, restarted, others] = [dead, process.pid, process.ppid].map(folderOf);
  await inTemporaryFolder(async (own) => {
    await removeAbandonedFolders('work');
    expect([left, restarted, others, own].map((folder) => existsSync(folder!))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
  rmSync(others!, { recursive: true });
});
