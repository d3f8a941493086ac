import { readFileSync } from 'node:fs';
import type { IndicatorKey } from '@lqc/contracts';
import { leadOf, saysOtherwise } from '@lqc/language';

// `node scripts/trial.mjs periksa FILE.jsonl` judges what *Periksa* says of notes that strangers wrote: how many of those
// whose score says the opposite of their words it finds, and how many others it marks. Every mistake is printed.

interface Note {
  readonly id: string;
  readonly indicator: IndicatorKey;
  readonly score: number;
  readonly narrative: string;
  /** Whether the words were written to say the opposite of the score. */
  readonly planted: boolean;
}

const [file = ''] = process.argv.slice(2);
const judged = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const note = JSON.parse(line) as Note;
    const lead = leadOf(note.narrative, note.indicator);
    return { ...note, ...lead, isMarked: saysOtherwise(lead.direction, note.score) };
  });
const count = (planted: boolean, marked: boolean) =>
  judged.filter((one) => one.planted === planted && one.isMarked === marked).length;
for (const one of judged.filter(({ planted, isMarked }) => planted !== isMarked))
  console.log([one.planted ? 'missed' : 'marked', one.id, one.score, one.narrative].join('\t'));
const found = count(true, true);
const share = (of: number) => `${((100 * found) / of).toFixed(1)} %`;
console.log(
  `precision ${share(found + count(false, true))}, recall ${share(found + count(true, false))} of ${judged.length} notes`,
);
