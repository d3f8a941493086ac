import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './manifest.js';

/** What turns a stream of bytes into another one, as `pipeline` takes it. */
export type Transformation = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * Encrypts in the format of age (https://age-encryption.org/v1), which the `age` tool reads too.
 *
 * @param recipients public keys (`age1…`), each of which can decrypt alone
 * @throws BackupError for what is no recipient
 */
export function encryptionTo(recipients: readonly string[]): Transformation {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(
        `${recipient} is no recipient of age: copy it whole, as --new-identity or age-keygen shows it (age1…).`,
      );
    }
  }
  return async function* (bytes) {
    yield* await encrypter.encrypt(webStream(bytes));
  };
}

/**
 * Decrypts what was encrypted to the recipient of an identity.
 *
 * @param identityFile a file as `age-keygen` writes it: secret keys, a line each, and comments
 * @throws BackupError when the file holds no secret key; the stream, when none of them fits
 */
export async function decryptionBy(identityFile: string): Promise<Transformation> {
  const written = await readFile(identityFile, 'utf8').catch(() => {
    throw new BackupError(`There is no file ${identityFile} to read the identity from.`);
  });
  const secrets = written.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (secrets.length === 0) throw new BackupError(`${identityFile} holds no identity of age.`);
  const decrypter = new Decrypter();
  for (const secret of secrets) decrypter.addIdentity(secret.trim());
  return async function* (bytes) {
    const decrypted = await decrypter.decrypt(webStream(bytes)).catch(() => {
      throw new BackupError(`The backup was not encrypted to the identity in ${identityFile}.`);
    });
    yield* decrypted;
  };
}

/** As the library takes it, whose types are those of browsers. */
const webStream = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as unknown as ReadableStream<Uint8Array>;

/** Leaves the bytes as they are. */
export const unchanged: Transformation = (bytes) => bytes;

/** Writes a new identity into a file that does not exist yet; gives the recipient to encrypt to. */
export async function newIdentity(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}
