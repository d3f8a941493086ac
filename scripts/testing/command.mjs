import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} Child */

const OUTPUT_WITHIN_MS = 2000;
/** @type {Set<Child>} */
const running = new Set();

/**
 * Runs a command to its end and keeps what it says, in a process group of its own: a terminal's
 * Ctrl-C is for who runs it to answer.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, withinMs: number }} options
 * @returns {Promise<{ code: number, said: string }>}
 */
export function command([program, ...args], { cwd, env, withinMs }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    let said = '';
    const patience = setTimeout(() => {
      said += `\nIt was ended, for it took more than ${withinMs / 60_000} minutes.\n`;
      endGroup(child);
    }, withinMs);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(patience);
      running.delete(child);
      resolve({ code, said });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', (error) => {
      said += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
    // What it started and left behind may hold its output open.
    child.on('exit', (code) => setTimeout(end, OUTPUT_WITHIN_MS, code ?? 1).unref());
  });
}

/** Ends every command that runs, with whatever stayed in its group. */
export function endCommands() {
  for (const child of running) endGroup(child);
}

/** @param {Child} child */
function endGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
