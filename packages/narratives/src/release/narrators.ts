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
  /** Where in `#said` each word stands; worked out when the first short quote comes. */
  #withWord: ReadonlyMap<string, readonly number[]> | null = null;
  readonly #ofQuotes = new Map<string, ReadonlySet<string>>();

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
      if (words.length >= 2 && words.length < RUN) keepFewest(this.#saying(words));
    }
    return fewest ?? new Set();
  }

  /** The companies that said a few words; looked for only where the rarest of them stands. */
  #saying(words: readonly string[]): ReadonlySet<string> {
    const phrase = ` ${words.join(' ')} `;
    const known = this.#ofQuotes.get(phrase);
    if (known) return known;
    this.#withWord ??= this.#indexed();
    const places = words.map((word) => this.#withWord!.get(word) ?? []);
    const [rarest = []] = places.toSorted((a, b) => a.length - b.length);
    const companies = new Set(
      rarest.flatMap((at) => (this.#said[at]![0].includes(phrase) ? [this.#said[at]![1]] : [])),
    );
    this.#ofQuotes.set(phrase, companies);
    return companies;
  }

  #indexed(): ReadonlyMap<string, readonly number[]> {
    const withWord = new Map<string, number[]>();
    for (const [at, [said]] of this.#said.entries())
      for (const word of new Set(said.trim().split(' '))) {
        const places = withWord.get(word);
        if (places) places.push(at);
        else withWord.set(word, [at]);
      }
    return withWord;
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
