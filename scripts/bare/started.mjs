import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesIn, send } from './processes.mjs';

/** @type {[string, ...string[]]} */
const DIRECTLY = ['npm', 'start'];
/** @type {[string, ...string[]]} */
const IN_A_TERMINAL = ['script', '-qec', 'npm start', '/dev/null'];
const READY_WITHIN_MS = 15 * 60_000;
const ASK_EVERY_MS = 200;

/** A run of `npm start` in a bare environment, as a person would start it, with its output. */
export class Started {
  output = '';
  exitCode = /** @type {number | string | null} */ (null);

  /**
   * @param {import('./environment.mjs').Bare} bare
   * @param {{ dataDir: string, terminal?: boolean }} options
   */
  constructor({ folder, clone, env }, { dataDir, terminal = false }) {
    this.folder = folder;
    const [program, ...args] = terminal ? IN_A_TERMINAL : DIRECTLY;
    this.child = spawn(program, args, {
      cwd: clone,
      env: { ...env, PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD: 'sandi di mesin kosong' },
      // In a session of its own, as in a terminal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk) => (this.output += chunk));
    this.ended = new Promise((done) => {
      this.child.once('exit', (code, signal) => {
        this.exitCode = code ?? signal;
        done(this.exitCode);
      });
    });
  }

  /** Resolves with the product's address; null when it ended before it was ready. */
  async ready() {
    const began = Date.now();
    while (this.exitCode === null && Date.now() - began < READY_WITHIN_MS) {
      const [, address] = /Liaison Quick Capture: (http:\S+)/.exec(this.output) ?? [];
      if (address && (await isReady(address))) return address;
      await sleep(ASK_EVERY_MS);
    }
    return null;
  }

  /** Sends a signal to start.mjs alone. @param {NodeJS.Signals} signal */
  toScript(signal) {
    const script = processesIn(this.folder).find(({ args }) =>
      args.startsWith('node scripts/start'),
    );
    if (script) send(script.pid, signal);
  }

  /** Sends a signal to the whole process group, as a terminal does. @param {NodeJS.Signals} signal */
  toGroup(signal) {
    if (this.child.pid) send(-this.child.pid, signal);
  }
}

/** @param {string} address */
export function isReady(address) {
  return fetch(`${address}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * The last paragraph of an output, on one line.
 *
 * @param {string} output
 */
export const lastParagraph = (output) =>
  output.trim().split(/\n\n+/).at(-1)?.replaceAll(/\s+/g, ' ') ?? '';
