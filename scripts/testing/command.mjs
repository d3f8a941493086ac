import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} Child */

const OUTPUT_WITHIN_MS = 2000;
/** @type {Set<Child>} */
const running = new Set();

/**
 * Runs a command until it ends and collects its output. It runs in its own process group, so that a
 * terminal's Ctrl-C reaches only the caller, who then ends the commands.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, withinMs: number }} options
 * @returns {Promise<{ code: number, output: string }>}
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
    let output = '';
    const patience = setTimeout(() => {
      output += `\nIt was ended, for it took more than ${withinMs / 60_000} minutes.\n`;
      endGroup(child);
    }, withinMs);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(patience);
      running.delete(child);
      resolve({ code, output });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
    // Processes that it left behind may keep its output open, so `close` may never come.
    child.on('exit', (code) => setTimeout(end, OUTPUT_WITHIN_MS, code ?? 1).unref());
  });
}

/** Ends all running commands, with the processes in their groups. */
export function endCommands() {
  for (const child of running) endGroup(child);
}

/** @param {Child} child */
function endGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has ended meanwhile.
  }
}
