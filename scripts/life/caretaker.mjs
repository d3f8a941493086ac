import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// A small process of its own that outlives this one and ends what this one started, since a process
// that is killed can no longer do so itself. Windows has none: there the next start adopts the
// PostgreSQL that was left.

const SCRIPT = fileURLToPath(new URL('caretaker.sh', import.meta.url));
const REPLACED_AFTER_MS = 1000;
const FORMER_WITHIN_MS = 20_000;

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'caretaker.pid');

/**
 * Waits until what an earlier command left on this folder has been cleared up.
 *
 * @param {string} dataDir
 */
export async function formerIsGone(dataDir) {
  for (let waited = 0; waited < FORMER_WITHIN_MS && clearsUp(dataDir); waited += 100) {
    if (waited === 0) console.log('What the last run left is being stopped …');
    await sleep(100);
  }
}

/** @param {string} dataDir */
function clearsUp(dataDir) {
  try {
    return process.kill(Number(readFileSync(fileOf(dataDir), 'utf8')), 0);
  } catch {
    return false;
  }
}

/**
 * Starts one. PostgreSQL below the folder it finds by itself; `watch(name, pid)` tells it of the
 * gateway and the worker, without a pid that one has ended.
 *
 * @typedef {import('node:stream').Writable} Writable
 * @typedef {{ watch(name: string, pid?: number | null): void }} Caretaker
 * @param {string} dataDir
 * @returns {Caretaker}
 */
export function startCaretaker(dataDir) {
  if (process.platform === 'win32') return { watch() {} };
  /** @type {Map<string, number | null | undefined>} */
  const watched = new Map();
  /** @type {import('node:child_process').ChildProcessByStdio<Writable, null, null>} */
  let child;
  /** @type {Caretaker['watch']} */
  const tell = (name, pid) => void child.stdin.write(`${name} ${pid ?? ''}\n`);
  const launch = () => {
    child = spawn('/bin/sh', [SCRIPT, dataDir], {
      cwd: '/',
      // Nothing of what the product is started with is in its reach.
      env: { PATH: process.env.PATH },
      // Of its own session: neither Ctrl-C nor a closed terminal reaches it.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('exit', () => setTimeout(launch, REPLACED_AFTER_MS).unref());
    child.stdin.on('error', () => {});
    child.unref();
    /** @type {import('node:net').Socket} */ (child.stdin).unref();
    writeFileSync(fileOf(dataDir), String(child.pid));
    for (const [name, pid] of watched) tell(name, pid);
  };
  launch();
  return {
    watch(name, pid) {
      watched.set(name, pid);
      tell(name, pid);
    },
  };
}
