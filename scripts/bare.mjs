import { join } from 'node:path';
import { bareEnvironment } from './bare/environment.mjs';
import { backupAndRestore } from './bare/backup-and-restore.mjs';
import { endings, killAll, starts } from './bare/kill-table.mjs';
import { lastParagraph, Started } from './bare/started.mjs';
import { runTests } from './bare/run-tests.mjs';

// `node scripts/bare.mjs [start] [test]`: tries what is committed as on a newcomer's machine. `start` runs
// `npm start` in a fresh clone until it is ready, then ends and starts it in every way; `test` runs
// `npm test` in that clone. Without arguments both, as CI does. The last line has the total counts.

const asked = process.argv.slice(2);
/** @param {string} part */
const wants = (part) => asked.length === 0 || asked.includes(part);
const bare = bareEnvironment();
const counts = { passed: 0, failed: 0, skipped: 0 };
const tidy = () => {
  killAll(bare.folder);
  bare.remove();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    tidy();
    process.exit(1);
  });

try {
  if (wants('start')) await tryStart();
  if (wants('test')) {
    const ended = await runTests(bare);
    counts.passed += ended.passed;
    counts.failed += ended.failed;
    counts.skipped += ended.skipped;
  }
} finally {
  tidy();
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

async function tryStart() {
  const dataDir = join(bare.folder, 'data');
  const began = Date.now();
  const run = new Started(bare, { dataDir });
  const address = await run.ready();
  const took = Math.round((Date.now() - began) / 1000);
  show('the README’s first command', [
    {
      how: 'npm start on a fresh clone',
      ok: address !== null,
      result: address ? `ready after ${took} s` : lastParagraph(run.output),
    },
  ]);
  if (!address) return;
  run.toScript('SIGTERM');
  await run.ended;
  show('how it was ended | what was left', await endings(bare, dataDir));
  show('how it was started | what happened', await starts(bare, dataDir));
  show('what else was tried', backupAndRestore(bare, dataDir));
}

/**
 * @param {string} title
 * @param {import('./bare/kill-table.mjs').Row[]} rows
 */
function show(title, rows) {
  console.log(`\n${title}`);
  for (const { how, ok, result } of rows) {
    counts[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${how} | ${result}`);
  }
  console.log('');
}
