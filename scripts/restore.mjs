import { parseArgs } from 'node:util';
import { databaseUrl } from './backup/database-url.mjs';
import { asked, requireNode, stopWith } from './steps.mjs';

// `npm run restore -- --from FOLDER`: fills an empty database from a backup, completely or not at all. Stop
// gateways and workers first; unfinished jobs are done when they run again. An encrypted backup needs
// `--identity FILE`, the file with the secret key.

requireNode();
const { values } = asked(() =>
  parseArgs({ options: { from: { type: 'string' }, identity: { type: 'string' } } }),
);
if (!values.from) stopWith('Name the backup: npm run restore -- --from backups/liaison-…');
const { url, where, stop } = await databaseUrl({ command: 'npm run restore', whileRunning: false });
const { restoreAsAsked } = await import('#packages/database/backup');
try {
  console.log(`${where}: ${await restoreAsAsked(url, { ...values, from: values.from })}`);
} catch (error) {
  console.error(`${where}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stop();
}
