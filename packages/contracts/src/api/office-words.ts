import { z } from 'zod';
import { Timestamp } from '../domain/id.js';
import { KeyWord } from '../domain/office-words.js';
import { Done } from './common.js';
import type { Routes } from './route.js';

export const SetOfficeWordRequest = z
  .object({
    word: KeyWord,
    /** The word that it is shown as; null hides it. */
    shown_as: KeyWord.nullable(),
  })
  .refine(({ word, shown_as: shown }) => word !== shown);
export type SetOfficeWordRequest = z.infer<typeof SetOfficeWordRequest>;

export const OfficeWordsResponse = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      shown_as: z.string().nullable(),
      changed_by: z.string(),
      changed_at: Timestamp,
    }),
  ),
});
export type OfficeWordsResponse = z.infer<typeof OfficeWordsResponse>;

/** Key words that the office hides or shows as others. */
export const officeWordsRoutes = {
  officeWords: {
    access: 'staff',
    summary: 'Key words that the office hides, and synonyms',
    response: OfficeWordsResponse,
  },
  setOfficeWord: {
    access: 'staff',
    summary: 'Hide a key word, or show it as another one',
    body: SetOfficeWordRequest,
    response: Done,
    audit: 'change-words',
  },
  forgetOfficeWord: {
    access: 'staff',
    summary: 'Show a key word as it is again',
    body: z.object({ word: KeyWord }),
    response: Done,
    audit: 'change-words',
  },
} as const satisfies Routes;
