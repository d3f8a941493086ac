import { parseArgs } from 'node:util';
import { backUpAsAsked, restoreAsAsked } from './as-asked.js';
import { BackupError } from './manifest.js';

// `npm run backup` and `npm run restore` for the images, which hold no scripts: `main.js backup --to FOLDER`,
// `main.js restore --from FOLDER`, with the same options, on the database that the gateway has.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      verify: { type: 'boolean' },
      'encrypt-to': { type: 'string', multiple: true },
      from: { type: 'string' },
      identity: { type: 'string' },
    },
  });
  const url = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL;
  if (!url) throw new BackupError('DATABASE_URL must be set.');
  const { to, from } = values;
  const [command] = positionals;
  if (command === 'backup' && to) {
    for await (const done of backUpAsAsked(url, { ...values, to }))
      process.stdout.write(`${done}\n`);
  } else if (command === 'restore' && from) {
    process.stdout.write(`${await restoreAsAsked(url, { ...values, from })}\n`);
  } else throw new BackupError('Name what to do: backup --to FOLDER, or restore --from FOLDER.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
