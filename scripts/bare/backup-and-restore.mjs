import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lastParagraph } from './started.mjs';

/**
 * Backs up the data of a product that is not running, and restores it into an empty data folder.
 *
 * @param {import('./environment.mjs').Bare} bare
 * @param {string} dataDir
 * @returns {import('./kill-table.mjs').Row[]}
 */
export function backupAndRestore({ folder, clone, env }, dataDir) {
  const backups = join(folder, 'backups');
  /** @type {(how: string, of: string, args: string[]) => import('./kill-table.mjs').Row} */
  const run = (how, of, args) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
      cwd: clone,
      env: { ...env, DATA_DIR: of },
      encoding: 'utf8',
    });
    return { how, ok: status === 0, result: lastParagraph(stdout + stderr) };
  };
  const backup = run('npm run backup', dataDir, ['backup', '--', '--to', backups, '--verify']);
  if (!backup.ok) return [backup];
  const [made = ''] = readdirSync(backups);
  const restored = ['restore', '--', '--from', join(backups, made)];
  return [backup, run('npm run restore on an empty machine', join(folder, 'new'), restored)];
}
