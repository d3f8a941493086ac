import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../steps.mjs';

const STOP_WITHIN_MS = 5000;
const RESTARTS_PER_MINUTE = 5;
const ofOwnGroup = process.platform !== 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ child: ChildProcess, cameUp: boolean }} Member
 * @typedef {'READY' | 'FIRST_ADMIN'} Word
 * @typedef {{ address?: string, username?: string, password?: string }} Told
 * @typedef {object} Means
 * @property {NodeJS.ProcessEnv} environment
 * @property {NodeJS.ProcessEnv} secrets told by message: a process' environment is readable by others of its account
 * @property {import('./caretaker.mjs').Caretaker} caretaker
 * @property {(exitCode: number) => unknown} giveUp
 */

/**
 * Keeps processes of the product running: a crash is answered by a restart with a growing pause, a
 * process that never came up or crashes again and again by `giveUp(exitCode)`.
 */
export class Household {
  /** @type {Map<string, Member>} */
  #children = new Map();
  #stopping = false;

  /** @param {Means} means */
  constructor({ environment, secrets, caretaker, giveUp }) {
    this.environment = environment;
    this.secrets = secrets;
    this.caretaker = caretaker;
    this.giveUp = giveUp;
  }

  /** @param {string} name */
  has(name) {
    return this.#children.has(name);
  }

  /**
   * Starts a process; `announcements` act on what it says in words of its own on stdout.
   *
   * @param {string} name
   * @param {string} script
   * @param {Partial<Record<Word, (told: Told) => void>>} announcements
   */
  start(name, script, announcements) {
    /** @type {number[]} */
    const crashes = [];
    const launch = () => {
      const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, script)], {
        env: this.environment,
        // By the end of the channel it hears that this process is gone.
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        // A terminal's Ctrl-C goes to the whole group; only this process may decide the order.
        detached: ofOwnGroup,
      });
      child.send(this.secrets, () => {});
      const one = { child, cameUp: crashes.length > 0 };
      this.#children.set(name, one);
      this.caretaker.watch(name, child.pid);
      const stdout = /** @type {import('node:stream').Readable} */ (child.stdout);
      createInterface({ input: stdout }).on('line', (line) => {
        const { word, value } = announcementOf(line);
        if (word === 'READY') one.cameUp = true;
        const announce = word && announcements[word];
        if (announce) announce(value);
        else console.log(line);
      });
      child.on('exit', (code) => {
        killGroup(child);
        this.caretaker.watch(name, null);
        if (this.#stopping) return;
        if (!one.cameUp) return void this.giveUp(code || 1);
        const now = Date.now();
        crashes.push(now);
        const recent = crashes.filter((at) => now - at < 60_000).length;
        if (recent > RESTARTS_PER_MINUTE) {
          console.error(`${name} crashed ${recent} times within a minute; stopping.`);
          return void this.giveUp(1);
        }
        console.error(`${name} ended unexpectedly (${code}); starting it again.`);
        setTimeout(() => this.#stopping || launch(), recent * 500);
      });
    };
    launch();
  }

  /** Lets each finish what it has in hand or hand it back, and ends whatever is left after that. */
  async stop() {
    this.#stopping = true;
    await Promise.all([...this.#children.values()].map(end));
  }
}

/**
 * @param {string} line
 * @returns {{ word?: Word, value: Told }}
 */
function announcementOf(line) {
  const [, word, json] = /^(READY|FIRST_ADMIN)(?: (\{.*\}))?$/.exec(line) ?? [];
  return { word: /** @type {Word | undefined} */ (word), value: json ? JSON.parse(json) : {} };
}

/**
 * @param {Member} member
 * @returns {Promise<void>}
 */
function end({ child, cameUp }) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(patience);
      done();
    });
    // One that has not come up does not listen yet, and has nothing in hand.
    if (cameUp && child.connected) child.disconnect();
    else child.kill('SIGTERM');
  });
}

/**
 * What a crashed worker started, a hanging reading say, ends with it.
 *
 * @param {ChildProcess} child
 */
function killGroup({ pid }) {
  try {
    if (ofOwnGroup && pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody was left.
  }
}
