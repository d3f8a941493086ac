import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { Done, pageUpTo } from './common.js';
import { byId, type Routes } from './route.js';

export const UNDO_PAGE_SIZE = 50;

/**
 * What can be brought back: `replaced` is what a quarterly file held before another one replaced it; a
 * company database is put aside also when another one replaces it.
 */
export const UndoKind = z.enum(['conclusion', 'report', 'file', 'replaced', 'company', 'samples']);
export type UndoKind = z.infer<typeof UndoKind>;

/** Something that was deleted or replaced and can still be brought back. */
export const Undoable = z.object({
  id: Id,
  kind: UndoKind,
  name: z.string(),
  deleted_by: z.string(),
  deleted_at: Timestamp,
  /** How many companies a company database has; null for anything else. */
  companies: z.number().int().nullable(),
});
export type Undoable = z.infer<typeof Undoable>;

export const UndoablesQuery = z.object({
  /** Only these kinds, with commas between them. */
  kinds: z
    .string()
    .max(UndoKind.options.join().length)
    .transform((kinds) => kinds.split(','))
    .pipe(z.array(UndoKind))
    .optional(),
  page: pageUpTo(10_000),
});
export type UndoablesQuery = z.output<typeof UndoablesQuery>;

export const UndoablesResponse = z.object({
  deleted: z.array(Undoable),
  /** Number of these on all pages. */
  total: z.number().int(),
});

/** What was deleted, and how it comes back. */
export const undoRoutes = {
  undoables: {
    access: 'staff',
    summary:
      'What one has deleted and can bring back, latest first, a page at a time; admins also what is the office’s: files, samples, reports',
    query: UndoablesQuery,
    response: UndoablesResponse,
  },
  undo: {
    access: 'staff',
    summary: 'Bring back what was deleted',
    params: byId('UNDO_NOT_FOUND'),
    response: Done,
    audit: 'undo-deletion',
  },
} as const satisfies Routes;
