import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// The caretaker is a small separate process that outlives this one and ends the processes that this one
// started, because a killed process can no longer do that itself. Windows has no caretaker; there the next
// start takes over the PostgreSQL that was left running.

const SCRIPT = fileURLToPath(new URL('caretaker.sh', import.meta.url));
const RESTART_AFTER_MS = 1000;
const CLEANED_UP_WITHIN_MS = 20_000;

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'caretaker.pid');

/**
 * Waits until the caretaker of an earlier command has ended the processes that it left on this folder.
 *
 * @param {string} dataDir
 */
export async function untilCleanedUp(dataDir) {
  for (let waited = 0; waited < CLEANED_UP_WITHIN_MS && isCleaningUp(dataDir); waited += 100) {
    if (waited === 0) console.log('What the last run left is being stopped …');
    await sleep(100);
  }
}

/** @param {string} dataDir */
function isCleaningUp(dataDir) {
  try {
    return process.kill(Number(readFileSync(fileOf(dataDir), 'utf8')), 0);
  } catch {
    return false;
  }
}

/**
 * Starts a caretaker, which finds the folder's PostgreSQL by itself. `watch(name, pid)` tells it about the
 * gateway and the worker; without a pid, that the process has ended.
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
      // It gets none of the product's settings and secrets.
      env: { PATH: process.env.PATH },
      // In a session of its own, so that neither Ctrl-C nor a closed terminal ends it.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('exit', () => setTimeout(launch, RESTART_AFTER_MS).unref());
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
