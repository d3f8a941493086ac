import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ACCOUNT = 'postgres';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The account that the server runs as, and how its programs are started as that account. */
export interface ServerAccount {
  /** Set when it differs from this process's account; the server's files must then belong to it. */
  readonly owner: Owner | null;
  /** Changes the owner of a cluster that belongs to root, for example because root copied it here. */
  own(cluster: string): Promise<void>;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as another account. Where folders above its
 * data are closed to that account (a checkout in root's home), one capability lets it pass them; see
 * docs/decisions/004.
 */
export async function serverAccount(cluster: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { owner: null, own: async () => {}, spawn };
  const owner = await ensureAccount();
  const own = (folder: string) => giveTo(owner, folder);
  if (await isOpenToOthers(cluster))
    return {
      owner,
      own,
      spawn: (program, args, options) => spawn(program, args, { ...options, ...owner }),
    };
  const passing = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  await run('setpriv', [...passing, 'true']).catch(() => {
    throw new Error(
      `account "${ACCOUNT}" cannot enter ${cluster}; set DATA_DIR to a folder that other accounts may enter, or DATABASE_URL to a server of yours`,
    );
  });
  return {
    owner,
    own,
    spawn: (program, args, options) => spawn('setpriv', [...passing, program, ...args], options),
  };
}

async function giveTo({ uid, gid }: Owner, cluster: string): Promise<void> {
  if ((await stat(cluster)).uid !== 0) return;
  for (const path of await readdir(cluster, { recursive: true }))
    await lchown(join(cluster, path), uid, gid);
  // The folder itself changes owner last, so that an interrupted start does all of it again.
  await lchown(cluster, uid, gid);
}

async function ensureAccount(): Promise<Owner> {
  if (!(await idOf('-u'))) {
    await run('groupadd', ['--force', '--system', ACCOUNT]);
    await run('useradd', ['--system', '--no-create-home', '-g', ACCOUNT, ACCOUNT]).catch(() => {});
  }
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  if (!uid || !gid)
    throw new Error(`PostgreSQL may not run as root, and no account "${ACCOUNT}" could be made`);
  return { uid, gid };
}

async function idOf(flag: '-u' | '-g'): Promise<number | null> {
  return run('id', [flag, ACCOUNT]).then(
    ({ stdout }) => Number(stdout),
    () => null,
  );
}

/** True when any account may enter every folder of the path. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
