import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../steps.mjs';
import { Crashes } from './crashes.mjs';

/** Without these, glibc keeps what threads gave back: some 200 MB of a worker that has drawn and drafted. */
const NATIVE_MEMORY = JSON.parse(
  readFileSync(new URL('native-memory.json', import.meta.url), 'utf8'),
);
const STOP_WITHIN_MS = 5000;
const PAUSE_MS = 500;
const ofOwnGroup = process.platform !== 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ child: ChildProcess, cameUp: boolean }} Member
 * @typedef {'READY' | 'FIRST_ADMIN'} Word
 * @typedef {{ address?: string, username?: string, password?: string }} AnnouncedValues
 * @typedef {object} SupervisorOptions
 * @property {NodeJS.ProcessEnv} environment
 * @property {NodeJS.ProcessEnv} secrets sent by message, because other processes of the account can read the environment
 * @property {import('./caretaker.mjs').Caretaker} caretaker
 * @property {(exitCode: number) => unknown} giveUp
 */

/**
 * Keeps processes of the product running. A process that crashes is started again, after a growing pause.
 * When one never came up, or crashes again and again, `giveUp(exitCode)` is called.
 */
export class Supervisor {
  /** @type {Map<string, Member>} */
  #children = new Map();
  #stopping = false;

  /** @param {SupervisorOptions} options */
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
   * Starts a process, unless they are being stopped. `announcements` are called when it prints such a word (`READY`) on stdout.
   *
   * @param {string} name
   * @param {string} script
   * @param {Partial<Record<Word, (values: AnnouncedValues) => void>>} announcements
   */
  start(name, script, announcements) {
    const crashes = new Crashes(name);
    const launch = () => {
      if (this.#stopping) return;
      const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, script)], {
        env: { ...NATIVE_MEMORY, ...this.environment },
        // The child notices by the end of the channel that this process has ended.
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        // In its own group, since Ctrl-C goes to a whole group and this process decides the order of stopping.
        detached: ofOwnGroup,
      });
      child.send(this.secrets, () => {});
      const one = { child, cameUp: crashes.any };
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
        const recent = crashes.next(String(code));
        if (recent === null) return void this.giveUp(1);
        setTimeout(launch, recent * PAUSE_MS);
      });
    };
    launch();
  }

  /** Lets each process finish or hand back its work, and kills those that take too long. */
  async stop() {
    this.#stopping = true;
    await Promise.all([...this.#children.values()].map(end));
  }
}

/**
 * @param {string} line
 * @returns {{ word?: Word, value: AnnouncedValues }}
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
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    // A process that has not come up does not listen to the channel yet, and has no work to finish.
    if (cameUp && child.connected) child.disconnect();
    else child.kill('SIGTERM');
  });
}

/**
 * Ends the processes that a crashed process had started, such as a worker's readers.
 *
 * @param {ChildProcess} child
 */
function killGroup({ pid }) {
  try {
    if (ofOwnGroup && pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group was left.
  }
}
