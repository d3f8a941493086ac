import type { Quarters } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import { TELLS_A_FIRM_BELOW } from './companies-like.js';

/** A word that fewer companies use may be a name; with this many it is an ordinary word. */
const ORDINARY_FROM = 3;
const WORD = /[\p{L}][\p{L}\p{N}’'-]{3,}/gu;

const longWordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());

/** Words of the sectors' names, which reveal no more than the sector. */
const OF_SECTORS: ReadonlySet<string> = new Set(
  SECTORS.flatMap(({ name, short, aliases }) => [name, short, ...aliases].flatMap(longWordsOf)),
);

/** The words of the contacts' narratives, products and places, and how many companies use each. */
export class ContactWords {
  readonly #users = new Map<string, Set<string>>();
  readonly #ofDetails = new Set<string>();

  constructor(quarters: Quarters) {
    for (const quarter of [quarters.now, quarters.before, quarters.last_year])
      for (const { companyKey, details, answers } of quarter?.survey.contacts ?? []) {
        const own = longWordsOf(`${details?.place ?? ''} ${details?.product ?? ''}`);
        for (const word of own) this.#ofDetails.add(word);
        for (const word of [...own, ...answers.flatMap((one) => longWordsOf(one.narrative ?? ''))])
          this.#users.set(word, (this.#users.get(word) ?? new Set()).add(companyKey));
      }
  }

  /** Whether so many companies use a word that it identifies none of them. */
  isOrdinary(word: string): boolean {
    return (this.#users.get(word)?.size ?? 0) >= ORDINARY_FROM || OF_SECTORS.has(word);
  }

  /** The words of a text that few companies use for their products or places. */
  rareIn(text: string): string[] {
    return longWordsOf(text).filter(
      (word) =>
        this.#ofDetails.has(word) &&
        !OF_SECTORS.has(word) &&
        this.#users.get(word)!.size < TELLS_A_FIRM_BELOW,
    );
  }
}
