import { trialSheets } from '../index.js';
import { Checker } from '@lqc/claims';
import { sentenceSpans } from '@lqc/language';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.js';
import { firstOf, median, milliseconds } from './measure.js';

const FOLDER = join(ROOT, 'packages/trials/drafts');
/**
 * Characters, how much of a processor they may take, and how often they are read: the shorter a reading, the
 * more of it is what the engine happens to compile beside it.
 */
const SIZES = [
  [4_000, '< 60 ms', 25],
  [20_000, '< 300 ms', 9],
  [100_000, 'linear', 5],
] as const;
/** So many readings later the engine has compiled what they use, as in a worker that has run for a while. */
const WARMING = 60;

/**
 * Measures the checking of people's own drafts: those of the trials, one after the other for each fact sheet of
 * the latest set, which hold more figures and claims than any report. Shows the slowest sheet of each length,
 * in processor time with all that the engine compiles and clears away beside it.
 */
export async function* measureDrafts() {
  const sheets = await trialSheets();
  const texts = [...latestDrafts()].map(([id, draft]) => {
    const found = sheets.get(id);
    if (!found) throw new Error(`no fact sheet is called ${id}`);
    return { title: found.title, draft, checker: new Checker(found.sheet) };
  });
  const { checker, draft } = firstOf(texts);
  const cold = processorTime(() => checker.read(ofLength(draft, 4_000)));
  yield {
    what: 'Checking a dense draft of 4,000 characters, the very first of a process',
    measured: `${milliseconds(cold)} of a processor`,
    promise: '–',
    beside: 'the engine compiles what it runs',
  };
  for (const one of texts)
    for (let round = 0; round < WARMING; round += 1) one.checker.read(ofLength(one.draft, 4_000));
  for (const [size, promise, rounds] of SIZES) {
    const measured = texts.map((one) => {
      const text = ofLength(one.draft, size);
      return { title: one.title, ms: usualTime(rounds, () => one.checker.read(text)) };
    });
    const slowest = firstOf(measured.toSorted((a, b) => b.ms - a.ms));
    const floor = usualTime(rounds, () => sentenceSpans(ofLength(draft, size)));
    yield {
      what: `Checking a dense draft of ${size.toLocaleString('en')} characters, of ${texts.length} fact sheets the slowest (${slowest.title})`,
      measured: `${milliseconds(slowest.ms)} of a processor`,
      promise,
      beside: `all sheets ${milliseconds(median(measured.map(({ ms }) => ms)))}; parting it into sentences ${milliseconds(floor)} (floor)`,
    };
  }
}

/** The drafts of the latest set, joined for each fact sheet. */
function latestDrafts() {
  const number = Math.max(
    ...readdirSync(FOLDER).map((name) => Number(/^set-(\d+)\.jsonl$/.exec(name)?.[1] ?? 0)),
  );
  const lines = readFileSync(join(FOLDER, `set-${number}.jsonl`), 'utf8').split('\n');
  const drafts: Map<string, string> = new Map();
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { sheet, text } = JSON.parse(line);
    drafts.set(sheet, `${drafts.get(sheet) ?? ''}${text} `);
  }
  return drafts;
}

const ofLength = (draft: string, size: number) =>
  draft.repeat(Math.ceil(size / draft.length)).slice(0, size);

const usualTime = (rounds: number, work: () => unknown) =>
  median(Array.from({ length: rounds }, () => processorTime(work)));

/** Milliseconds of all threads of this process. */
function processorTime(work: () => unknown) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
