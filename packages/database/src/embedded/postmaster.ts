import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The server running on a cluster, as its `postmaster.pid` says. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * The server that runs on this cluster, or null. A `postmaster.pid` left over from a crash, whose
 * process id another program has by now, is removed: PostgreSQL would take that program for a server
 * and refuse to start.
 *
 * @param options.certain takes a process of which the system does not tell what it does for another program
 */
export async function findPostmaster(
  cluster: string,
  { certain = false }: { readonly certain?: boolean } = {},
): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return null;
  if ((await worksOn(pid, cluster)) ?? !certain) return { pid, port };
  await rm(file, { force: true });
  return null;
}

/** True while a process has this id, whoever runs it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is the server of this cluster; null where the system does not tell. */
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
  // A folder's name may contain spaces, so it reaches up to the next argument that begins with a hyphen.
  return stdout.trim().split(/ (?=-)|(?<= -\w) /);
}
