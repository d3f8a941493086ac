import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Table } from './tables.js';

/** The list of a backup's files, with its format and migrations. */
export interface Manifest {
  /** 2 for a backup whose tables are encrypted, which versions before cannot read. */
  readonly format: 1 | 2;
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly (Table & { readonly rows: number; readonly sha256: string })[];
}

/** A backup that cannot be made or used, with a sentence that says why. */
export class BackupError extends Error {}

const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';

export const fileOf = (
  folder: string,
  { name }: Pick<Table, 'name'>,
  { format }: Pick<Manifest, 'format'>,
) => join(folder, `${name}.copy.gz${format === 2 ? '.age' : ''}`);

/** Written last: a backup without it was cut off. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(folder, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: 0o600 });
}

/** @throws BackupError when it is missing, damaged or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all(
    [MANIFEST, CHECKSUM].map((name) => readFile(join(folder, name), 'utf8')),
  ).catch(() => {
    throw new BackupError(`${folder} holds no whole backup.`);
  });
  if (checksum!.split(' ')[0] !== sha256(text!))
    throw new BackupError('The manifest does not match its checksum.');
  const manifest = JSON.parse(text!) as Manifest;
  if (manifest.format !== 1 && manifest.format !== 2)
    throw new BackupError('The backup has a format of another version.');
  return manifest;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
