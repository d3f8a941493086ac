import { z } from 'zod';
import { IndicatorKeySchema } from './figures.js';
import { Id } from './id.js';

/** Whose note it is, and where it stands. */
export const OfNote = z.object({
  contact_id: Id,
  contact: z.string(),
  /** Key of the company, which addresses its page (`GET /api/v1/contacts/{key}`). */
  company_key: z.string(),
  sheet: z.string(),
});
const OfWords = OfNote.extend({
  indicator: IndicatorKeySchema,
  cell: z.string().nullable(),
  words: z.string(),
});

/** A note, or words of it, that somebody should look at again. */
export const NoteFinding = z.discriminatedUnion('kind', [
  OfWords.extend({ kind: z.literal('copied'), before: z.string(), similarity: z.number() }),
  OfWords.extend({ kind: z.literal('short') }),
  OfNote.extend({ kind: z.literal('neutral'), scores: z.number().int() }),
  OfNote.extend({ kind: z.literal('blank'), blank: z.number().int(), of: z.number().int() }),
]);
export type NoteFinding = z.infer<typeof NoteFinding>;

/** A team's notes and how many findings they have; null: all whose team is small or not named. */
export const NoteTeam = z.object({
  team: z.string().nullable(),
  notes: z.number().int(),
  narratives: z.number().int(),
  copied: z.number().int(),
  short: z.number().int(),
  neutral: z.number().int(),
  blank: z.number().int(),
});
export type NoteTeam = z.infer<typeof NoteTeam>;

export const NoteFindings = z.object({
  notes: z.number().int(),
  findings: z.array(NoteFinding),
  teams: z.array(NoteTeam),
});
