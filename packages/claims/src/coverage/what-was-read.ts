import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import { type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Supported } from '../narratives/matching/support.js';
import type { Sentence } from '../sentence/sentence.js';

/** All that was read of a sentence whose readings are all supported. */
export interface Read {
  readonly sentence: Sentence;
  readonly readings: readonly Reading[];
  readonly evidence: readonly Supported[];
  readonly facts: readonly ClaimFact[];
  /** Words that an assertion took. */
  readonly taken: ReadonlySet<Item>;
  /** Words that were compared with narratives. */
  readonly told: ReadonlySet<Item>;
}

/** Whether a word that no assertion took is supported by something else that was read. */
export type IsBorne = (item: Item, read: Read) => boolean;

/** Names are covered by `unread-names.ts`; brackets assert nothing. */
export const BOUND = new Set<Item['is']>(['indicator', 'sector', 'people', 'open', 'close']);

/** The next word that says something. */
export const behind = (item: Item, { sentence }: Read): Item | undefined =>
  sentence.after(item).find((one) => one.is !== 'plain' && one.is !== 'near');

/** The figures of a word's own clause, or those of the sentence where it has none. */
export function factsBeside(item: Item, { sentence, readings, facts }: Read): readonly ClaimFact[] {
  const isBeside = (one: Item) => sentence.clauseOf(one) === sentence.clauseOf(item);
  const own = readings.flatMap((one) => (one.items.some(isBeside) ? one.facts : []));
  return own.length > 0 ? own : facts;
}

/** Figures of all contacts and of no sector. */
export const isOfAll: IsBorne = (item, read) => {
  const those = factsBeside(item, read);
  return those.length > 0 && those.every(({ sector }) => sector === null);
};

/** Whether a word was compared with narratives. */
export const isTold: IsBorne = (item, { told }) => told.has(item);

/** Whether an assertion took a number, or a word for one. */
export const isTakenNumber = (one: Item | undefined, { taken }: Read): boolean =>
  (means(one, 'number') || means(one, 'quantifier')) && taken.has(one);

/** "Dibandingkan triwulan sebelumnya", "daripada Konstruksi": whether the name after the word was read. */
export const isReadName = (one: Item | undefined, { facts, taken }: Read): boolean => {
  if (!one) return false;
  if (means(one, 'period'))
    return one.meaning.role !== null && quartersOf(facts).has(one.meaning.role);
  if (means(one, 'sector')) return facts.some(({ sector }) => sector === one.meaning.sector);
  if (means(one, 'indicator'))
    return facts.some(
      ({ indicator }) => indicator !== null && one.meaning.keys.includes(indicator),
    );
  return taken.has(one);
};

/** The readings that took a word. */
export const readingsOf = (item: Item | undefined, { readings }: Read): readonly Reading[] =>
  readings.filter(({ items }) => item !== undefined && items.includes(item));

/** Whether words, in small letters, stand side by side in a contact's narrative. */
export const isWordForWord = (words: string, { evidence }: Read): boolean =>
  evidence.some(({ source }) => source.text.toLowerCase().includes(words));

/** The quarters of facts, including those they are compared with. */
const quartersOf = (facts: readonly ClaimFact[]): ReadonlySet<QuarterRole> =>
  new Set(facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])));
