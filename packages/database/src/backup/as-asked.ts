import { backUp } from './back-up.js';
import { BackupError, type Manifest } from './manifest.js';
import { restore } from './restore.js';
import { inScratch } from './scratch.js';

export interface AskedBackup {
  readonly to: string;
  readonly verify?: boolean | undefined;
  readonly 'encrypt-to'?: readonly string[] | undefined;
  readonly identity?: string | undefined;
}

/**
 * Backs up as the options of `npm run backup` say, and gives what was done, a sentence each.
 *
 * @throws BackupError as `backUp` and `restore` do, and when an encrypted backup cannot be verified
 */
export async function* backUpAsAsked(
  url: string,
  { to, verify, 'encrypt-to': recipients = [], identity }: AskedBackup,
): AsyncGenerator<string> {
  if (verify && recipients.length > 0 && !identity)
    throw new BackupError('--verify of an encrypted backup needs its identity: --identity FILE');
  const { folder, manifest } = await backUp(url, to, recipients);
  yield `${folder}: ${counted(manifest)}`;
  if (!verify) return;
  await inScratch(url, (empty) => restore(empty, folder, identity));
  yield 'restored into a database of its own, row counts and checksums as they should be';
}

/**
 * Restores as the options of `npm run restore` say, and gives what was done in a sentence.
 *
 * @throws BackupError as `restore` does
 */
export async function restoreAsAsked(
  url: string,
  { from, identity }: { readonly from: string; readonly identity?: string | undefined },
): Promise<string> {
  const manifest = await restore(url, from, identity);
  return `restored the backup of ${manifest.madeAt}: ${counted(manifest)}`;
}

const counted = ({ tables }: Manifest) =>
  `${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;
