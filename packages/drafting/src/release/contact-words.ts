import type { Quarters } from '@lqc/analysis';
import { longWordsOf, OF_SECTORS, OrdinaryWords } from '../pseudonyms/ordinary-words.js';
import { TELLS_A_FIRM_BELOW } from './companies-like.js';

/** The words of the contacts' narratives, products and places, and how many companies use each. */
export class ContactWords {
  readonly #words = new OrdinaryWords();
  readonly #ofDetails = new Set<string>();

  constructor(quarters: Quarters) {
    for (const quarter of [quarters.now, quarters.before, quarters.last_year])
      for (const { companyKey, details, answers } of quarter?.survey.contacts ?? []) {
        const own = longWordsOf(`${details?.place ?? ''} ${details?.product ?? ''}`);
        for (const word of own) this.#ofDetails.add(word);
        this.#words.add(companyKey, own);
        for (const { narrative } of answers)
          this.#words.add(companyKey, longWordsOf(narrative ?? ''));
      }
  }

  /** Whether a word identifies no company. */
  isOrdinary(word: string): boolean {
    return this.#words.isOfMany(word) || OF_SECTORS.has(word);
  }

  /** The words of a text that few companies use for their products or places. */
  rareIn(text: string): string[] {
    return longWordsOf(text).filter(
      (word) =>
        this.#ofDetails.has(word) &&
        !OF_SECTORS.has(word) &&
        this.#words.usersOf(word) < TELLS_A_FIRM_BELOW,
    );
  }
}
