import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const GONE_WITHIN_MS = 10_000;
/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** More than a run holds at a time, with room for others. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Makes the temporary folder of one run. Processes that a test left running are found by it, even when
 * their parent has ended. `inMemory` asks for one there, if there is room: each test file's database is
 * 600 files, which a disk's file system takes ten times as long to make.
 */
export function makeRunFolder({ inMemory = false } = {}) {
  const parent = inMemory && hasRoomInMemory() ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'liaison-test-run-'));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o711);
  return folder;
}

/** Whether programs may be started from memory, as PostgreSQL's are, and a run fits in. */
function hasRoomInMemory() {
  if (process.platform !== 'linux') return false;
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounted.find((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3];
  if (!options || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
}

/**
 * Ends the processes that still use the folder and removes it; returns which processes these were.
 *
 * @param {string} folder
 */
export async function clearRunFolder(folder, { graceMs = 0 } = {}) {
  let left = await waitUntilGone(folder, graceMs);
  const told = left.map(({ pid, name }) => `${name} (${pid})`);
  for (const { pid, name } of left) end(pid, name);
  left = await waitUntilGone(folder, GONE_WITHIN_MS);
  for (const { pid } of left) end(pid);
  for (const disk of disksIn(folder)) spawnSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return told;
}

/**
 * The disks that a trial mounted there.
 *
 * @param {string} folder
 */
function disksIn(folder) {
  if (process.platform !== 'linux') return [];
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounted.flatMap((line) => line.split(' ').filter((part) => part.startsWith(folder)));
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
 * Processes with the folder in their environment or command. Only Linux lets us find them.
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
        return []; // The process has ended, or belongs to another account.
      }
    });
}

/**
 * Ends a process. PostgreSQL gets SIGQUIT, because a killed one leaves its shared memory behind.
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
