import type { CaptureListedNote } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aCover } from '../../testing/a-cover';
import { aPerson } from '../../testing/a-person';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { copy } from './copy';
import type { NoteStore, SentEvent } from './device/note-store';
import { sendNow } from './device/sender';
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

test('before a quarter is made of its notes it is said how, not that its file was downloaded', async () => {
  signIn({ is_admin: true, role: 'admin' });
  answering({ captureNotes: () => ({ notes: [aNote('PT Tetap', false)] }) });
  const store = { owner: 'rani', covers: async () => [] } as unknown as NoteStore;
  renderInProduct(<NoteList store={store} quarter={QUARTER} />);
  await screen.findByText(/^Tekan Jadikan file triwulan untuk mengunduhnya/);
  screen.getByRole('button', { name: 'Jadikan file triwulan' });
});

test('the notes of the device are read again after something was sent, and not where there was nothing to send', async () => {
  const takeBack = withDevice();
  const store = await aPerson('pembaca');
  const cover = aCover('0198c0de-0000-7000-8000-000000000003');
  await store.keepCover(cover);
  await store.append(cover.noteId, { kind: 'set', field: 'date', value: '', base_hash: null });
  const held: { device_id: string; first: number; last: number }[] = [];
  answering({
    captureNotes: () => ({ notes: [] }),
    captureNote: () => ({ state: 'open', fields: [], held, closed_at: null, reason: null }),
    captureEvents({ body }) {
      const { events } = body as { events: SentEvent[] };
      for (const { device_id, seq } of events) held.push({ device_id, first: seq, last: seq });
      return { held: events.map((one) => one.event_id), set_aside: [] };
    },
  });
  renderInProduct(<NoteList store={store} quarter={cover.quarter} />);
  await screen.findByText(new RegExp(copy.unsent(1)));
  await sendNow();
  await waitFor(() => expect(screen.queryByText(new RegExp(copy.unsent(1)))).toBeNull());
  const reading = jest.spyOn(store, 'events');
  await sendNow();
  await new Promise((over) => setTimeout(over, 20));
  expect(reading).not.toHaveBeenCalled();
  signInStore.clear();
  takeBack();
});

test('what the office set aside of a note is not told as words that wait to be sent', async () => {
  const takeBack = withDevice();
  const store = await aPerson('penyisih');
  const cover = aCover('0198c0de-0000-7000-8000-000000000004');
  await store.keepCover(cover);
  await store.append(cover.noteId, { kind: 'set', field: 'date', value: '', base_hash: null });
  const [event] = await store.events(cover.noteId);
  await store.acknowledge([], new Map([[event!.eventId, 'VALUE_TOO_LONG']]));
  answering({ captureNotes: () => ({ notes: [] }) });
  renderInProduct(<NoteList store={store} quarter={cover.quarter} />);
  const row = (await screen.findByText(cover.company)).closest('li');
  expect(row?.textContent).not.toContain(copy.unsent(1));
  signInStore.clear();
  takeBack();
});
