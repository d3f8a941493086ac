import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'liaison-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const called = (name: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', MIGRATION_DATABASE_URL: '', DATA_DIR: folder },
  });

test.each(['backup', 'restore'])(
  '%s says in one sentence which option it does not know',
  (name) => {
    const { stderr, status } = called(name, '--tto', 'x');
    expect(stderr.trim()).toBe("Unknown option '--tto'.");
    expect(status).toBe(1);
  },
);

test('a backup names the folder in which it looked for a database, and makes none there', () => {
  const { stderr, status } = called('backup', '--to', join(folder, 'backups'));
  expect(stderr).toContain(`There is no database in ${folder}.`);
  expect(status).toBe(1);
});

test('the office’s key is made in a folder of its own, and never over another', () => {
  const own = join(folder, 'kunci');
  expect(called('office-key', 'make', own).stdout).toContain('CAPTURE_OFFICE_KEY=');
  const { stderr, status } = called('office-key', 'make', own);
  expect(stderr.trim()).toBe(
    `${join(own, 'liaison-office-key.pem')} is there already, and stays: name another folder.`,
  );
  expect(status).toBe(1);
});
