import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedMajor, refuseOtherMajor } from './major-version.js';

test('a cluster of another PostgreSQL is refused with what to do, one of this is not', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'liaison-major-'));
  try {
    await writeFile(join(cluster, 'PG_VERSION'), `${await embeddedMajor()}\n`);
    await refuseOtherMajor(cluster);
    await writeFile(join(cluster, 'PG_VERSION'), '9.6\n');
    await expect(refuseOtherMajor(cluster)).rejects.toThrow(/made by PostgreSQL 9\.6.*restore/);
  } finally {
    await rm(cluster, { recursive: true, force: true });
  }
});
