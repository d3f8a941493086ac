import type { CaptureListedNote } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import type { NoteStore } from './device/note-store';
import { NoteList } from './note-list';

const QUARTER = 'Triwulan IV 2026';
const aNote = (company: string, isNewer: boolean): CaptureListedNote => ({
  note_id: company,
  company,
  quarter: QUARTER,
  visit_id: null,
  state: 'finished',
  reason: null,
  closed_at: '2026-11-30T02:00:00Z',
  by: 'rani',
  received_at: '2026-11-30T02:00:00Z',
  missing: [],
  disagreeing: [],
  filled: 30,
  is_newer_than_file: isNewer,
  also_by: [],
});

test('the notes that are newer than the stored file of their quarter are counted and marked', async () => {
  signIn({ is_admin: true, role: 'admin' });
  answering({
    captureNotes: () => ({ notes: [aNote('PT Tetap', false), aNote('PT Koreksi', true)] }),
  });
  const store = { owner: 'rani', covers: async () => [] } as unknown as NoteStore;
  renderInProduct(<NoteList store={store} quarter={QUARTER} />);
  await screen.findByText(copy.newerThanFile(1));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((text) => text?.includes(copy.newer))).toEqual([false, true]);
});
