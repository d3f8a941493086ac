import { parseArgs } from 'node:util';
import { databaseUrl } from './backup/database-url.mjs';
import { requireNode } from './steps.mjs';

// `npm run backup -- --to FOLDER`: saves all tables as of one moment, also while the product is running.
// `--verify` then restores the backup into a temporary database.

requireNode();
const { values } = parseArgs({
  options: { to: { type: 'string', default: 'backups' }, verify: { type: 'boolean' } },
});
const { url, scratch, stop } = await databaseUrl({ command: 'npm run backup', whileRunning: true });
const { backUp, restore } = await import('#packages/database/backup');
try {
  const { folder, manifest } = await backUp(url, values.to);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${manifest.tables.length} tables, ${rows} rows`);
  if (values.verify) {
    await scratch((empty) => restore(empty, folder));
    console.log('restored into a database of its own, row counts and checksums as they should be');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
