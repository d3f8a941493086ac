import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The processes that mention a folder in their command or have their working directory in it.
 *
 * @param {string} folder
 */
export function processesIn(folder) {
  return listed().filter(
    ({ pid, args, cwd }) =>
      pid !== process.pid && (args.includes(folder) || cwd.startsWith(folder)),
  );
}

/**
 * @typedef {{ pid: number, args: string, cwd: string }} Process
 * @returns {Process[]}
 */
function listed() {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => /^\s*(\d+) (.*)$/.exec(line) ?? [])
      .map(([, pid, args = '']) => ({ pid: Number(pid), args, cwd: '' }));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), args, cwd: readlinkSync(`/proc/${pid}/cwd`) }];
      } catch {
        // The process has ended meanwhile, or is a zombie.
        return [];
      }
    });
}

/**
 * Sends a signal to a process, or to a group by its negative number; one that has ended since it was
 * listed needs none.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** @type {[pattern: RegExp, kind: string][]} */
const KINDS = [
  [/npm start/, 'npm'],
  [/scripts\/start\.mjs/, 'start.mjs'],
  [/caretaker\.sh/, 'caretaker'],
  [/postgres/, 'PostgreSQL'],
  [/api\/dist/, 'gateway'],
  [/isolation\/process-main/, 'reader'],
  [/worker\/dist/, 'worker'],
];

/**
 * The role of a process in the product, for people to read.
 *
 * @param {Process} process
 */
export const kindOf = ({ args }) =>
  KINDS.find(([pattern]) => pattern.test(args))?.[1] ?? args.slice(0, 60);
