import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;

/** `npm test` in a bare environment, printed as it goes; gives what its last line counts. */
export async function runTests({ clone, env }) {
  const child = spawn('npm', ['test', '--silent'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let counted = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    counted = COUNTS.exec(line)?.slice(1).map(Number) ?? counted;
    if (!COUNTS.test(line)) console.log(line);
  });
  const code = await new Promise((done) => child.once('close', done));
  const [passed, failed, skipped] = counted ?? [0, 0, 0];
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}
