import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GONE_WITHIN_MS = 10_000;

/**
 * A folder that everything of one run takes for the temporary one. By it what a test left running is
 * known, whoever its parent is now.
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-test-run-'));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Removes the folder, and ends what still works in it; tells what that was.
 *
 * @param {string} folder
 */
export async function clearRunFolder(folder, { graceMs = 0 } = {}) {
  let left = await waitUntilGone(folder, graceMs);
  const told = left.map(({ pid, name }) => `${name} (${pid})`);
  for (const { pid, name } of left) end(pid, name);
  left = await waitUntilGone(folder, GONE_WITHIN_MS);
  for (const { pid } of left) end(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return told;
}

/**
 * @param {string} folder
 * @param {number} withinMs
 */
async function waitUntilGone(folder, withinMs) {
  for (let waited = 0; ; waited += 100) {
    const left = processesIn(folder);
    if (left.length === 0 || waited >= withinMs) return left;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Processes that were told of the folder by their environment or command. Linux tells; others do not.
 *
 * @param {string} folder
 */
function processesIn(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const told = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${pid}/${file}`));
        if (!told.some((text) => text.includes(folder))) return [];
        return [{ pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }];
      } catch {
        return []; // It has ended, or is somebody else's.
      }
    });
}

/**
 * PostgreSQL is asked to end at once: killed it would leave its shared memory behind.
 *
 * @param {number} pid
 * @param {string} [name]
 */
function end(pid, name) {
  try {
    process.kill(pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
