import { z } from 'zod';
import { NoteFindings } from '../domain/note-findings.js';
import { idOf } from './common.js';
import type { Routes } from './route.js';

/** The latest quarter unless it is named. */
export const NoteFindingsQuery = z.object({ quarter: idOf('FILE_NOT_FOUND').optional() });

export const NoteFindingsResponse = NoteFindings.extend({
  /** The quarter that was checked; null where none is stored yet. */
  label: z.string().nullable(),
  /** The stored quarter before, from which words may be copied. */
  before: z.string().nullable(),
});
export type NoteFindingsResponse = z.infer<typeof NoteFindingsResponse>;

/** Notes of a quarter that somebody should look at again. */
export const noteFindingsRoutes = {
  noteFindings: {
    access: 'staff',
    summary: 'Words copied from the quarter before, blanks, notes of threes and very short words',
    query: NoteFindingsQuery,
    response: NoteFindingsResponse,
    job: 'check-notes',
  },
} as const satisfies Routes;
