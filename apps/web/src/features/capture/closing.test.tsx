import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import type { CaptureNoteEntry } from '@lqc/contracts';
import { connectionPhrases } from '@lqc/phrases';
import { signInStore } from '../../lib/sign-in-store';
import { announced } from '../../testing/announced';
import { withDevice } from '../../testing/with-device';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { NoteSession, type OpenNote } from './device/note-session';
import { aCover } from '../../testing/a-cover';
import { aPerson } from '../../testing/a-person';
import type { NoteStore, SentEvent } from './device/note-store';
import { onSent, sendNow } from './device/sender';
import { JoinNotes } from './join-notes';
import { Recap } from './recap';

const COVER = aCover('0198c0de-0000-7000-8000-000000000001');
const NOTE: OpenNote = {
  cover: COVER,
  fields: new Map(),
  values: new Map(),
  typed: { state: 'saved', at: null },
  isReadOnly: false,
  here: { events: new Set(), lastField: null, isWaiting: true },
  aside: [],
  type: () => {},
  together: new Map(),
  join: () => {},
  flush: async () => true,
  begin: async () => {},
};

let store: NoteStore;
let takeBack: () => void;
beforeAll(async () => {
  takeBack = withDevice();
  // jsdom has none: nothing scrolls.
  HTMLElement.prototype.scrollIntoView ??= () => {};
  store = await aPerson('penutup');
});
beforeEach(async () => {
  await store.append(COVER.noteId, {
    kind: 'set',
    field: 'score:domestik',
    value: 2,
    base_hash: null,
  });
});
/** Nothing waits any more, for the tests after these. */
afterEach(async () => {
  answering({
    captureEvents: ({ body }) => ({
      held: (body as { events: SentEvent[] }).events.map((one) => one.event_id),
      set_aside: [],
    }),
  });
  await sendNow();
});
afterAll(() => {
  signInStore.clear();
  takeBack();
});

/** An office that closes and joins whatever it is asked to, and that no batch reaches. */
const withoutBatches = () =>
  answering({
    captureEvents: () => {
      throw new TypeError('network dropped');
    },
    finishNote: () => ({ held: [] }),
    abandonNote: () => ({ held: [] }),
    joinNotes: () => ({ held: [] }),
  });
const asked = (calls: ReturnType<typeof answering>) =>
  new Set(calls.map(({ name }) => name).filter((name) => name !== 'captureEvents'));

test('a note is not finished while its last words did not reach the office, and the person is told', async () => {
  const calls = withoutBatches();
  renderInProduct(<Recap store={store} note={NOTE} onFill={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: copy.recap.finish }));
  expect(await screen.findByText(connectionPhrases.lost)).toBeTruthy();
  expect(asked(calls)).toEqual(new Set());
  expect(screen.queryByText(copy.recap.finished)).toBeNull();
});

test('a note is not given up while its last words did not reach the office', async () => {
  const calls = withoutBatches();
  renderInProduct(<Recap store={store} note={NOTE} onFill={() => {}} />);
  await userEvent.click(await screen.findByText(copy.recap.abandon, { selector: 'summary' }));
  await userEvent.type(screen.getByLabelText(copy.recap.abandonReason), 'Salah perusahaan');
  await userEvent.click(screen.getByRole('button', { name: copy.recap.abandon }));
  expect(await screen.findByText(connectionPhrases.lost)).toBeTruthy();
  expect(asked(calls)).toEqual(new Set());
});

test('two notes are not joined while words of one did not reach the office', async () => {
  const calls = withoutBatches();
  const entry = { company: 'PT Uji', state: 'open', filled: 1 } as CaptureNoteEntry;
  const notes = [COVER.noteId, '0198c0de-0000-7000-8000-000000000002'];
  renderInProduct(<JoinNotes notes={notes.map((id) => ({ ...entry, note_id: id }))} />);
  await userEvent.click(await screen.findByRole('button', { name: copy.join.join }));
  await userEvent.click((await screen.findAllByRole('button', { name: copy.join.join })).at(-1)!);
  expect(await screen.findByText(connectionPhrases.lost)).toBeTruthy();
  expect(asked(calls)).toEqual(new Set());
});

test('a note is finished once, whatever is pressed until the page is left', async () => {
  const calls = answering({
    captureEvents: ({ body }) => ({
      held: (body as { events: SentEvent[] }).events.map((one) => one.event_id),
      set_aside: [],
    }),
    finishNote: () => ({ held: [] }),
  });
  const finished = () => calls.filter(({ name }) => name === 'finishNote').length;
  renderInProduct(<Recap store={store} note={NOTE} onFill={() => {}} />);
  const finish = await screen.findByRole('button', { name: copy.recap.finish });
  await userEvent.dblClick(finish);
  await screen.findByText(copy.recap.finished);
  await userEvent.click(finish);
  expect(finished()).toBe(1);
  expect(screen.getAllByText(copy.recap.finished)).toHaveLength(1);
});

test('who finishes a note after its quarter was stored is told that the stored file is older', async () => {
  answering({
    captureEvents: ({ body }) => ({
      held: (body as { events: SentEvent[] }).events.map((one) => one.event_id),
      set_aside: [],
    }),
    finishNote: () => ({ held: [], is_newer_than_file: true }),
  });
  renderInProduct(<Recap store={store} note={NOTE} onFill={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: copy.recap.finish }));
  await screen.findByText(copy.recap.finishedAfterFile(COVER.quarter));
});

test('a note is not finished without words that its device could not store; whoever gives it up is told what is lost', async () => {
  const held: { device_id: string; first: number; last: number }[] = [];
  const calls = answering({
    captureEvents: ({ body }) => {
      const { events } = body as { events: SentEvent[] };
      for (const { device_id, seq } of events) held.push({ device_id, first: seq, last: seq });
      return { held: events.map((one) => one.event_id), set_aside: [] };
    },
    captureNote: () => ({ state: 'open', fields: [], held, closed_at: null, reason: null }),
    finishNote: () => ({ held }),
    abandonNote: () => new Refusal(503),
  });
  // One that has begun, and of which all but the last words are sent.
  await store.keepCover({ ...COVER, through: 1 });
  const session = new NoteSession(store, COVER.noteId);
  const Opened = () => {
    const note = useSyncExternalStore(session.subscribe, session.shown);
    return note && <Recap store={store} note={note} onFill={() => {}} />;
  };
  renderInProduct(<Opened />);
  const finish = await screen.findByRole('button', { name: copy.recap.finish });
  const disk = jest
    .spyOn(store, 'append')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  session.shown()!.type('narrative:domestik', 'Kata terakhir kontak.');
  await userEvent.click(finish);
  expect(await screen.findByText(copy.recap.failed)).toBeTruthy();
  expect(screen.getByText(copy.note.failed)).toBeTruthy();
  expect(asked(calls)).not.toContain('finishNote');
  // Whoever gives the note up is told what is lost by it, and may.
  expect(screen.getByText(copy.recap.abandonLoses)).toBeTruthy();
  await userEvent.click(screen.getByText(copy.recap.abandon, { selector: 'summary' }));
  await userEvent.type(screen.getByLabelText(copy.recap.abandonReason), 'Salah perusahaan');
  await userEvent.click(screen.getByRole('button', { name: copy.recap.abandon }));
  await waitFor(() => expect(asked(calls)).toContain('abandonNote'));
  disk.mockRestore();
  const sent = new Promise<void>((told) => onSent(told));
  expect(await session.shown()!.flush()).toBe(true);
  await sent;
});

test('a theme that is not asked is announced with what is left, since its row is gone', async () => {
  answering({});
  const type = jest.fn();
  renderInProduct(<Recap store={store} note={{ ...NOTE, type }} onFill={() => {}} />);
  const all = Number.parseInt((await screen.findByText(/isian masih kosong/)).textContent, 10);
  await userEvent.click(
    screen.getAllByRole('button', { name: new RegExp(`^${copy.recap.notAsked}`) })[0]!,
  );
  expect(type).toHaveBeenCalledTimes(1);
  const [, left] = /: tidak ditanyakan\. (\d+) isian masih kosong\.$/.exec(announced())!;
  expect(Number(left)).toBeLessThan(all);
});
