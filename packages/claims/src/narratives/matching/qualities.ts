import type { Token } from '../../language/tokens.js';
import { meaningStem } from './content-words.js';

/** They tell one kind of buyer, market or supplier from another, and stand behind its name. */
const QUALITIES = new Set(
  'baru lama tetap asing lokal global impor domestik daring luring'.split(' '),
);

/** "Pembeli tetap": which kind is told of something, by the stems of both. */
export interface Quality {
  readonly of: string;
  readonly quality: string;
}

/** Every kind that a stretch of words tells something by. */
export const qualitiesIn = (tokens: readonly Pick<Token, 'kind' | 'word'>[]): Quality[] =>
  tokens.flatMap(({ word }, at) => {
    const named = tokens[at - 1];
    return QUALITIES.has(word) && named?.kind === 'word'
      ? [{ of: meaningStem(named.word), quality: word }]
      : [];
  });

/**
 * Whether a source tells a thing by another kind alone: "pesanan baru dari pembeli tetap" holds both words of
 * "pembeli baru", and bears out nothing of it.
 */
export const isOfOtherKind = (told: readonly Quality[], source: readonly Quality[]): boolean =>
  told.some(({ of, quality }) => {
    const own = source.filter((one) => one.of === of);
    return own.length > 0 && own.every((one) => one.quality !== quality);
  });
