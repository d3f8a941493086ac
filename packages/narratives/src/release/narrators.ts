import type { Quarters } from '@lqc/analysis';
import { foldLetters } from '../pseudonyms/fold-letters.js';

/** A sentence that shares this many consecutive words with a narrative is taken from it. */
const RUN = 5;
const WORD = /[\p{L}\p{N}]+/gu;
const QUOTED = /[“"„«]([^“”"„«»]{3,})[”"»]/gu;

const wordsOf = (text: string) => foldLetters(text).toLowerCase().match(WORD) ?? [];

/** Finds the companies whose narratives a sentence was taken from, in all quarters of a report. */
export class Narrators {
  readonly #byRun = new Map<string, Set<string>>();
  /** Every narrative as words separated by spaces, to find quotes that are shorter than a run. */
  readonly #said: (readonly [words: string, companyKey: string])[] = [];

  constructor(quarters: Quarters) {
    for (const quarter of [quarters.now, quarters.before, quarters.last_year])
      for (const { companyKey, answers } of quarter?.survey.contacts ?? [])
        for (const { narrative } of answers)
          if (narrative !== null) this.#add(narrative, companyKey);
  }

  /** Keys of the companies whose words a sentence repeats: those with its rarest shared words. */
  of(sentence: string): ReadonlySet<string> {
    let fewest: ReadonlySet<string> | null = null;
    const keepFewest = (companies: ReadonlySet<string> | undefined) => {
      if (companies?.size && (fewest === null || companies.size < fewest.size)) fewest = companies;
    };
    for (const run of runsOf(wordsOf(sentence))) keepFewest(this.#byRun.get(run));
    for (const [, quote] of sentence.matchAll(QUOTED)) {
      const words = wordsOf(quote!);
      if (words.length < 2 || words.length >= RUN) continue;
      const phrase = ` ${words.join(' ')} `;
      keepFewest(
        new Set(this.#said.flatMap(([said, key]) => (said.includes(phrase) ? [key] : []))),
      );
    }
    return fewest ?? new Set();
  }

  #add(narrative: string, companyKey: string): void {
    const words = wordsOf(narrative);
    this.#said.push([` ${words.join(' ')} `, companyKey]);
    for (const run of runsOf(words)) {
      const companies = this.#byRun.get(run);
      if (companies) companies.add(companyKey);
      else this.#byRun.set(run, new Set([companyKey]));
    }
  }
}

/** All sequences of `RUN` consecutive words. */
function* runsOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + RUN <= words.length; at += 1) yield words.slice(at, at + RUN).join(' ');
}
