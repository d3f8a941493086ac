import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { ADDRESSES } from './addresses.js';
import { Done } from './common.js';
import { byId, type Routes } from './route.js';

/** What can be brought back; a company database is put aside also when another one replaces it. */
export const UndoKind = z.enum(['conclusion', 'report', 'file', 'company', 'samples']);
export type UndoKind = z.infer<typeof UndoKind>;

/** Something that was deleted and can still be brought back. */
export const Undoable = z.object({
  id: Id,
  kind: UndoKind,
  name: z.string(),
  deleted_by: z.string(),
  deleted_at: Timestamp,
});
export type Undoable = z.infer<typeof Undoable>;

export const UndoablesResponse = z.object({ deleted: z.array(Undoable) });

/** What was deleted, and how it comes back. */
export const undoRoutes = {
  undoables: {
    ...ADDRESSES.undoables,
    access: 'staff',
    summary:
      'What one has deleted and can bring back, latest first; admins also what is the office’s',
    response: UndoablesResponse,
  },
  undo: {
    ...ADDRESSES.undo,
    access: 'staff',
    summary: 'Bring back what was deleted',
    params: byId('UNDO_NOT_FOUND'),
    response: Done,
    audit: 'undo-deletion',
  },
} as const satisfies Routes;
