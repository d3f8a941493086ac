import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The server that works on a cluster, as its file there says. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * The server that runs on this cluster, null when none does. A file that was left behind, and whose
 * number is another process' by now, is removed: the server itself would take that one for a server.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return null;
  if ((await worksOn(pid, cluster)) !== false) return { pid, port };
  await rm(file, { force: true });
  return null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is the server of this cluster; null where that cannot be told. */
async function worksOn(pid: number, cluster: string): Promise<boolean | null> {
  const [program, ...args] = await argumentsOf(pid);
  if (!program) return null;
  if (!program.includes('postgres')) return false;
  const folder = args[args.indexOf('-D') + 1];
  if (!folder || !args.includes('-D')) return null;
  const [theirs, ours] = await Promise.all(
    [folder, cluster].map((path) => realpath(path).catch(() => path)),
  );
  return theirs === ours;
}

async function argumentsOf(pid: number): Promise<string[]> {
  const told = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (told) return told.split('\0');
  const { stdout } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  // A folder's name may hold spaces; an option begins with a hyphen.
  return stdout.trim().split(/ (?=-)|(?<= -\w) /);
}
