import { type Token } from '@lqc/language';
import { meaningStem } from './content-words.js';

/** Adjectives that tell kinds of buyers, markets or suppliers apart, and follow the noun. */
const QUALITIES = new Set(
  'baru lama tetap asing lokal global impor domestik daring luring'.split(' '),
);

/** "Pembeli tetap": noun and kind, by stem. */
export interface Quality {
  readonly of: string;
  readonly quality: string;
}

/** All nouns with a kind in a stretch of words. */
export const qualitiesIn = (tokens: readonly Pick<Token, 'kind' | 'word'>[]): Quality[] =>
  tokens.flatMap(({ word }, at) => {
    const named = tokens[at - 1];
    return QUALITIES.has(word) && named?.kind === 'word'
      ? [{ of: meaningStem(named.word), quality: word }]
      : [];
  });

/**
 * Whether a source has the noun only with another kind: "pesanan baru dari pembeli tetap" contains both
 * words of "pembeli baru" without supporting it.
 */
export const isOfOtherKind = (told: readonly Quality[], source: readonly Quality[]): boolean =>
  told.some(({ of, quality }) => {
    const own = source.filter((one) => one.of === of);
    return own.length > 0 && own.every((one) => one.quality !== quality);
  });
