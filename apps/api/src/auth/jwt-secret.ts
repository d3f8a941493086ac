import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs tokens: from the settings, or generated once and stored in the data folder. */
export async function jwtSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const path = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  // Written to another file and then linked, so that two gateways starting at once use the same secret.
  const made = `${path}.${randomUUID()}`;
  await writeFile(made, secret, { mode: 0o600 });
  await link(made, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made);
  return readFile(path, 'utf8');
}
