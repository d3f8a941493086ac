import { valueHash } from '@lqc/capture';
import type { CaptureValue } from '@lqc/contracts';
import { signInStore } from '../../../lib/sign-in-store';
import { unsaved } from '../../../lib/unsaved';
import { aCover } from '../../../testing/a-cover';
import { aPerson } from '../../../testing/a-person';
import { answering } from '../../../testing/in-product';
import { withDevice } from '../../../testing/with-device';
import { NoteSession } from './note-session';
import type { SentEvent } from './note-store';
import { onSent, sendNow } from './sender';

let takeBack: () => void;
beforeAll(() => {
  takeBack = withDevice();
});
afterAll(() => {
  // Whoever signs out in a later file is not told of words that wait here.
  expect(unsaved()).toEqual([]);
  signInStore.clear();
  takeBack();
});

const until = async (isSo: () => boolean) => {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > 600) throw new Error('it never came to be so');
    await new Promise((over) => setTimeout(over, 5));
  }
};

/** What an office tells of a note that one person writes: of each field what was typed last. */
function toldFields(events: readonly SentEvent[]) {
  const last = new Map(events.flatMap((one) => (one.field === null ? [] : [[one.field, one]])));
  return [...last].map(([field, { value, typed_at, event_id, device_id }]) => {
    const hash = valueHash(value as CaptureValue);
    const version = { event_id, value, hash, device_id, typed_at, received_at: typed_at, by: '' };
    return { field, value, hash, versions: [version] };
  });
}

/** A person's device with an open note, and an office that takes what is sent. */
async function aNote(known: Readonly<Record<string, string>> = {}) {
  const store = await aPerson(`sari-${crypto.randomUUID()}`);
  const noteId = crypto.randomUUID();
  await store.keepCover({ ...aCover(noteId), known });
  const taken: SentEvent[] = [];
  answering({
    captureEvents: ({ body }) => {
      const { events } = body as { events: SentEvent[] };
      taken.push(...events);
      return { held: events.map((one) => one.event_id), set_aside: [] };
    },
    captureNote: () => ({
      state: 'open',
      company: 'PT Uji',
      closed_at: null,
      reason: null,
      fields: toldFields(taken),
      held: taken.map(({ device_id, seq }) => ({ device_id, first: seq, last: seq })),
    }),
  });
  const open = async () => {
    const session = new NoteSession(store, noteId);
    const leave = session.subscribe(() => {});
    await until(() => session.shown() !== undefined);
    return { session, leave, shown: () => session.shown()! };
  };
  return { store, noteId, open };
}

test('what was read before something was typed and stored never takes its place on the screen', async () => {
  const { store, open } = await aNote();
  let isSlow = false;
  let isReading = false;
  // Asked before the session is, which reads when all was sent.
  const stopHearing = onSent(() => (isSlow = true));
  const { shown, leave } = await open();
  // A slow device gives what it read only when the word typed meanwhile lies on the disk.
  const read = store.events.bind(store);
  let give = () => {};
  const given = new Promise<void>((over) => (give = over));
  const reading = jest.spyOn(store, 'events').mockImplementation(async (id) => {
    const late = isSlow ? given : null;
    isReading ||= isSlow;
    const events = await read(id);
    await late;
    return events;
  });
  await sendNow();
  await until(() => isReading);
  isSlow = false;
  shown().type('score:domestik', 4);
  await shown().flush();
  give();
  await new Promise((over) => setTimeout(over, 20));
  expect(shown().values.get('score:domestik')).toBe(4);
  stopHearing();
  reading.mockRestore();
  leave();
  await sendNow();
});

test('a note begins with all that is known of the visit, also where the first word could not be stored at once', async () => {
  const { store, noteId, open } = await aNote({ interviewer: 'Sari', product: 'Kopi' });
  const append = store.append.bind(store);
  const full = () => Promise.reject(new Error('QuotaExceededError'));
  const storing = jest
    .spyOn(store, 'append')
    .mockImplementationOnce(append)
    .mockImplementation(full);
  const { shown, leave } = await open();
  shown().type('score:domestik', 4);
  expect(await shown().flush()).toBe(false);
  storing.mockRestore();
  expect(await shown().flush()).toBe(true);
  const kept = await store.events(noteId);
  expect(kept.map(({ field, value }) => [field, field === null ? '' : value])).toEqual([
    [null, ''],
    ['interviewer', 'Sari'],
    ['product', 'Kopi'],
    ['score:domestik', 4],
  ]);
  leave();
  await sendNow();
});

test('whoever opens the note anew writes it only when the disk has what was typed before', async () => {
  const { store, noteId, open } = await aNote();
  const storing = jest.spyOn(store, 'append').mockRejectedValue(new Error('QuotaExceededError'));
  const first = await open();
  first.shown().type('score:domestik', 1);
  expect(await first.shown().flush()).toBe(false);
  first.leave();
  await new Promise((over) => setTimeout(over, 20));
  const second = await open();
  expect(second.shown().isReadOnly).toBe(true);
  storing.mockRestore();
  await until(() => !second.shown().isReadOnly);
  expect(second.shown().values.get('score:domestik')).toBe(1);
  second.shown().type('score:domestik', 2);
  await second.shown().flush();
  expect((await store.events(noteId)).at(-1)?.value).toBe(2);
  second.leave();
  await sendNow();
});

test('a tab that takes a note over shows no reading from before as what may be typed on', async () => {
  const { store, open } = await aNote();
  let isSlow = false;
  // Asked before the sessions are, which read when all was sent.
  const stopHearing = onSent(() => (isSlow = true));
  const first = await open();
  const second = await open();
  expect(second.shown().isReadOnly).toBe(true);
  const read = store.events.bind(store);
  let waiting = 0;
  let give = () => {};
  const given = new Promise<void>((over) => (give = over));
  const reading = jest.spyOn(store, 'events').mockImplementation(async (id) => {
    const events = await read(id);
    if (!isSlow) return events;
    waiting += 1;
    await given;
    return events;
  });
  await sendNow();
  await until(() => waiting >= 2);
  isSlow = false;
  first.shown().type('score:domestik', 5);
  await first.shown().flush();
  first.leave();
  give();
  await until(() => !second.shown().isReadOnly);
  expect(second.shown().values.get('score:domestik')).toBe(5);
  stopHearing();
  reading.mockRestore();
  second.leave();
  await sendNow();
});
