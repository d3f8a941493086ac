import { parseArgs } from 'node:util';
import { databaseUrl } from './backup/database-url.mjs';
import { asked, build, install, requireNode, stopWith } from './steps.mjs';

// `npm run backup -- --to FOLDER`: saves all tables as of one moment, also while the product is running.
// `--verify` then restores the backup into a temporary database. `--encrypt-to age1…` encrypts it to a
// recipient (several may be named), and `--identity FILE` lets `--verify` read it again.
// `npm run backup -- --new-identity FILE` makes such a file and shows its recipient; keep it elsewhere.

requireNode();
const { values } = asked(() =>
  parseArgs({
    options: {
      to: { type: 'string', default: 'backups' },
      verify: { type: 'boolean' },
      'encrypt-to': { type: 'string', multiple: true },
      identity: { type: 'string' },
      'new-identity': { type: 'string' },
    },
  }),
);
if (values['new-identity']) {
  await install();
  await build();
  const { newIdentity } = await import('#packages/database/backup');
  const recipient = await newIdentity(values['new-identity']).catch((error) =>
    stopWith(`The identity cannot be written to ${values['new-identity']} (${error.code}).`),
  );
  console.log(recipient);
  process.exit();
}
const { url, where, stop } = await databaseUrl({ command: 'npm run backup', whileRunning: true });
const { backUpAsAsked } = await import('#packages/database/backup');
try {
  for await (const done of backUpAsAsked(url, values)) console.log(done);
} catch (error) {
  console.error(`${where}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stop();
}
