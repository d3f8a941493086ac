import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// One command at a time works on a DATA_DIR. The claim is a listening socket: the system takes it
// back when its process ends, however it ends, so that no claim is ever stale.

const ANSWER_WITHIN_MS = 2000;
const TRIES = 5;

/**
 * Claims the folder for this process; gives null, or what the command that has it tells of itself.
 * `me` is what others are told; it may change later.
 *
 * @typedef {{ command?: string, pid?: number, address?: string | null }} Holder
 * @param {string} dataDir
 * @param {Holder} me
 * @returns {Promise<Holder | null>}
 */
export async function claim(dataDir, me) {
  const address = addressFor(dataDir);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await listen(address, me)) return null;
    const holder = await ask(address);
    if (holder) return holder;
    // Nobody answers: it has just ended, or left its file where a claim is one.
    if (address.startsWith('/')) rmSync(address, { force: true });
  }
  throw new Error(`${dataDir} cannot be claimed`);
}

/**
 * Linux and Windows have names that vanish with their process; elsewhere it is a file.
 *
 * @param {string} folder
 */
function addressFor(folder) {
  const name = `liaison-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/**
 * @param {string} address
 * @param {Holder} me
 * @returns {Promise<boolean>}
 */
function listen(address, me) {
  return new Promise((resolve, reject) => {
    const server = createServer((asking) => {
      asking.on('error', () => {});
      asking.end(JSON.stringify(me));
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(true);
    });
  });
}

/**
 * What the holder says; nothing of itself when it is too busy to answer, null when nobody is there.
 *
 * @param {string} address
 * @returns {Promise<Holder | null>}
 */
function ask(address) {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(address);
    socket.setTimeout(ANSWER_WITHIN_MS, () => {
      socket.destroy();
      resolve({});
    });
    socket.on('data', (chunk) => (said += chunk));
    socket.on('error', () => resolve(null));
    socket.on('end', () => resolve(said ? JSON.parse(said) : null));
  });
}
