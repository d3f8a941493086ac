import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, requireNode } from './steps.mjs';

// `node scripts/claims-trials.mjs sheets FOLDER` writes the fact sheets for trial drafts;
// `judge FILE.jsonl [--each]` checks drafts and counts the results. packages/trials/src/claims/README.md
// explains both.

requireNode();
const [command, where = '.', flag] = process.argv.slice(2);
if (command !== 'sheets' && command !== 'judge') {
  console.error('claims-trials sheets FOLDER | judge FILE.jsonl [--each]');
  process.exit(2);
}
await install();
await build();
const { factSheetText, judgeDrafts, judgementTables, trialSheets } =
  await import('#packages/trials');
const sheets = await trialSheets();
if (command === 'sheets') {
  mkdirSync(where, { recursive: true });
  for (const [id, sheet] of sheets) {
    writeFileSync(join(where, `${id}.txt`), factSheetText(id, sheet));
    console.log(`${id}\t${sheet.title}`);
  }
} else {
  const lines = readFileSync(where, 'utf8').split('\n');
  const drafts = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
  const judgement = judgeDrafts(drafts, sheets);
  if (flag === '--each') for (const line of judgement.lines) console.log(line);
  const { byClass, right } = judgementTables(judgement);
  console.table(byClass);
  console.log(right);
}
