import { z } from 'zod';
import { USAGE_LIMITS } from '../limits.js';

const WORD_LENGTH = 60;
const { max: WORDS_MAX } = USAGE_LIMITS.office_words_in_all;

/** A word or a pair as key words have them: small letters, one space between. */
export const KeyWord = z
  .string()
  .trim()
  .toLowerCase()
  .max(WORD_LENGTH)
  .regex(/^[a-z]{2,}(?: [a-z]{2,}){0,2}$/);

/** What an office says of key words: those it hides, and those that it shows as another one. */
export const OfficeWords = z.object({
  hidden: z.array(KeyWord).max(WORDS_MAX),
  synonyms: z.array(z.tuple([KeyWord, KeyWord])).max(WORDS_MAX),
});
export type OfficeWords = z.infer<typeof OfficeWords>;

export const NO_OFFICE_WORDS: OfficeWords = { hidden: [], synonyms: [] };

/**
 * How words become key words: `words` as the specification has them, one by one; `terms` without
 * boilerplate, with pairs together, and as the office wants them.
 */
export const WordsMode = z.enum(['words', 'terms']);
export type WordsMode = z.infer<typeof WordsMode>;
