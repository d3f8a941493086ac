import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Only one command at a time may work on a DATA_DIR. Its claim is a listening socket, which the system
// closes when the process ends in any way, so that a claim is never stale.

const ANSWER_WITHIN_MS = 2000;
const TRIES = 5;

/**
 * Claims the folder for this process. Resolves with null, or with a description of the command that holds
 * the claim. `me` is the description that other commands get; the caller may change it later.
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
    // The holder has just ended, or (where the socket is a file) left the file behind.
    if (address.startsWith('/')) rmSync(address, { force: true });
  }
  throw new Error(`${dataDir} cannot be claimed`);
}

/**
 * The address of the socket. On Linux and Windows it disappears with its process; elsewhere it is a file.
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
 * Asks the holder for its description: `{}` when it does not answer in time, null when there is none.
 *
 * @param {string} address
 * @returns {Promise<Holder | null>}
 */
function ask(address) {
  return new Promise((resolve) => {
    let output = '';
    const socket = connect(address);
    socket.setTimeout(ANSWER_WITHIN_MS, () => {
      socket.destroy();
      resolve({});
    });
    socket.on('data', (chunk) => (output += chunk));
    socket.on('error', () => resolve(null));
    socket.on('end', () => resolve(output ? JSON.parse(output) : null));
  });
}
