import { parseArgs } from 'node:util';
import { databaseUrl } from './backup/database-url.mjs';
import { requireNode, stopWith } from './steps.mjs';

// `npm run restore -- --from FOLDER`: fills an empty database from a backup, completely or not at all. Stop
// gateways and workers first; unfinished jobs are done when they run again. An encrypted backup needs
// `--identity FILE`, the file with the secret key.

requireNode();
const { values } = parseArgs({
  options: { from: { type: 'string' }, identity: { type: 'string' } },
});
if (!values.from) stopWith('Name the backup: npm run restore -- --from backups/liaison-…');
const { url, stop } = await databaseUrl({ command: 'npm run restore', whileRunning: false });
const { restore } = await import('#packages/database/backup');
try {
  const { madeAt, tables } = await restore(url, values.from, values.identity);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`restored the backup of ${madeAt}: ${tables.length} tables, ${rows} rows`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
