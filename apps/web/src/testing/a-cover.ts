import type { NoteCover } from '../features/capture/device/note-store';

export const COMPANY = 'PT Uji';

/** An open note of which nothing is known yet. */
export const aCover = (noteId: string): NoteCover => ({
  noteId,
  company: COMPANY,
  quarter: 'Triwulan IV 2025',
  state: 'open',
  office: [],
  through: 0,
  known: {},
  last: {},
  lastLabel: null,
});
