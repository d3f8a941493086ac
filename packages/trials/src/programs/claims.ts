import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  draftsByRules,
  drawEvidenceLinks,
  factSheetText,
  judgeDrafts,
  judgementTables,
  type TrialDraft,
  trialSessions,
  trialSheets,
} from '../index.js';

// `node scripts/trial.mjs claims sheets FOLDER` writes the fact sheets for trial drafts;
// `judge FILE.jsonl [--each]` checks drafts and counts the results; `drafts FOLDER` writes the drafts by
// rules of all chapters; `evidence [SEED]` draws forty of their evidence links to be judged by hand.
// docs/evidence/CLAIMS-TRIALS.md explains all of them.

const [command, where = '.', flag] = process.argv.slice(2);
if (!['sheets', 'judge', 'drafts', 'evidence'].includes(command ?? '')) {
  console.error(
    'claims sheets FOLDER | judge FILE.jsonl [--each] | drafts FOLDER | evidence [SEED]',
  );
  process.exit(2);
}
const sheets = await trialSheets();
if (command === 'drafts') {
  mkdirSync(where, { recursive: true });
  for (const [id, quarters] of await trialSessions()) {
    const texts = draftsByRules(quarters).map(
      ({ chapter, checked }) => `### ${chapter}\n\n${checked.summary}\n`,
    );
    writeFileSync(join(where, `${id}.md`), texts.join('\n'));
  }
} else if (command === 'evidence') {
  const drafts = [...(await trialSessions()).values()].flatMap((one) => draftsByRules(one));
  const seed = where === '.' ? 18 : Number(where);
  for (const [at, link] of drawEvidenceLinks(drafts, { count: 40, seed }).entries())
    console.log(
      `${at + 1}. ${link.chapter}\n   ${link.sentence}\n   ${link.contact}: ${link.quote}\n`,
    );
} else if (command === 'sheets') {
  mkdirSync(where, { recursive: true });
  for (const [id, sheet] of sheets) {
    writeFileSync(join(where, `${id}.txt`), factSheetText(id, sheet));
    console.log(`${id}\t${sheet.title}`);
  }
} else {
  const lines = readFileSync(where, 'utf8').split('\n');
  const drafts = lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TrialDraft);
  const judgement = judgeDrafts(drafts, sheets);
  if (flag === '--each') for (const line of judgement.lines) console.log(line);
  const { byClass, right } = judgementTables(judgement);
  console.table(byClass);
  console.log(right);
}
