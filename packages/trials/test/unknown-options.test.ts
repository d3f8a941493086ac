import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

test.each(['backup', 'restore'])(
  '%s says in one sentence which option it does not know',
  (name) => {
    const called = spawnSync(process.execPath, [`scripts/${name}.mjs`, '--tto', 'x'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(called.stderr.trim()).toBe("Unknown option '--tto'.");
    expect(called.status).toBe(1);
  },
);
