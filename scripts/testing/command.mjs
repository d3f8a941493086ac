import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {import('node:child_process').ChildProcess} Child */

const OUTPUT_WITHIN_MS = 2000;
/** Linux counts processor time in these, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;
/** @type {Set<Child>} */
const running = new Set();

/**
 * Runs a command until it ends and collects its output. It runs in its own process group, so that a
 * terminal's Ctrl-C reaches only the caller, who then ends the commands. `processorSeconds` is what it and
 * the processes that it waited for took.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, withinMs: number }} options
 * @returns {Promise<{ code: number, output: string, processorSeconds: number }>}
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
    let processorSeconds = 0;
    const patience = setTimeout(() => {
      output += `\nIt was ended, for it took more than ${withinMs / 60_000} minutes.\n`;
      endGroup(child);
    }, withinMs);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(patience);
      running.delete(child);
      resolve({ code, output, processorSeconds });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
    child.on('exit', () => (processorSeconds = processorSecondsSinceLast()));
    // Processes that it left behind may keep its output open, so `close` may never come.
    child.on('exit', (code) => setTimeout(end, OUTPUT_WITHIN_MS, code ?? 1).unref());
  });
}

let counted = 0;

/** Processor time of the processes that ended since this was asked last; 0 where the system does not tell. */
function processorSecondsSinceLast() {
  const all = endedProcessorSeconds();
  const since = all - counted;
  counted = all;
  return since;
}

/** Processor time of all processes that this one started and saw ending; only Linux tells it. */
export function endedProcessorSeconds() {
  if (process.platform !== 'linux') return 0;
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1] ?? '';
  const [inProgram = 0, inKernel = 0] = afterName.split(' ').slice(13, 15).map(Number);
  return (inProgram + inKernel) / TICKS_PER_SECOND;
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
