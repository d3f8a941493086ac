import { parseArgs } from 'node:util';
import { databaseUrl } from './backup/database-url.mjs';
import { build, install, requireNode, stopWith } from './steps.mjs';

// `npm run backup -- --to FOLDER`: saves all tables as of one moment, also while the product is running.
// `--verify` then restores the backup into a temporary database. `--encrypt-to age1…` encrypts it to a
// recipient (several may be named), and `--identity FILE` lets `--verify` read it again.
// `npm run backup -- --new-identity FILE` makes such a file and shows its recipient; keep it elsewhere.

requireNode();
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'backups' },
    verify: { type: 'boolean' },
    'encrypt-to': { type: 'string', multiple: true },
    identity: { type: 'string' },
    'new-identity': { type: 'string' },
  },
});
const recipients = values['encrypt-to'] ?? [];
if (values['new-identity']) {
  await install();
  await build();
  const { newIdentity } = await import('#packages/database/backup');
  console.log(await newIdentity(values['new-identity']));
  process.exit();
}
if (values.verify && recipients.length > 0 && !values.identity)
  stopWith('--verify of an encrypted backup needs its identity: --identity FILE');
const { url, scratch, stop } = await databaseUrl({ command: 'npm run backup', whileRunning: true });
const { backUp, restore } = await import('#packages/database/backup');
try {
  const { folder, manifest } = await backUp(url, values.to, recipients);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${manifest.tables.length} tables, ${rows} rows`);
  if (values.verify) {
    await scratch((empty) => restore(empty, folder, values.identity));
    console.log('restored into a database of its own, row counts and checksums as they should be');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
