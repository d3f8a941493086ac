import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs tokens: from the settings, or generated once and stored in the data folder.
 *
 * @throws Error of one sentence that names DATA_DIR when it cannot be kept there
 */
export async function jwtSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  return keptSecret(dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `DATA_DIR: the signing secret cannot be kept in ${dataDir} (${error.code}); name a folder, or set JWT_SECRET.`,
    );
  });
}

async function keptSecret(dataDir: string): Promise<string> {
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
