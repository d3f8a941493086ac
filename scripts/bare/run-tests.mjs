import { spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../steps.mjs';

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;

/**
 * Runs `npm test` in a bare environment and prints its output; returns the counts in its last line.
 *
 * @param {import('./environment.mjs').Bare} bare
 */
export async function runTests({ clone, env }) {
  const child = spawn('npm', ['test', '--silent'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {number[]} */
  let counted = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    counted = COUNTS.exec(line)?.slice(1).map(Number) ?? counted;
    if (!COUNTS.test(line)) console.log(line);
  });
  const code = await new Promise((done) => child.once('close', done));
  // Pictures and reports that the tests leave for people.
  const results = join(clone, 'test-results');
  if (existsSync(results)) cpSync(results, join(ROOT, 'test-results'), { recursive: true });
  const [passed = 0, failed = 0, skipped = 0] = counted;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}
