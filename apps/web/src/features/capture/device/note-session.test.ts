import { signInStore } from '../../../lib/sign-in-store';
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
  signInStore.clear();
  takeBack();
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((over) => setTimeout(over, 5));
};

test('what was read before something was typed and stored never takes its place on the screen', async () => {
  const store = await aPerson('sari');
  const noteId = crypto.randomUUID();
  await store.keepCover(aCover(noteId));
  const told = {
    state: 'open',
    company: 'PT Uji',
    closed_at: null,
    reason: null,
    fields: [],
    held: [],
  };
  answering({
    captureEvents: ({ body }) => ({
      held: (body as { events: SentEvent[] }).events.map((one) => one.event_id),
      set_aside: [],
    }),
    captureNote: () => told,
  });
  let isSlow = false;
  let isReading = false;
  // Asked before the session is, which reads when all was sent.
  const stopHearing = onSent(() => (isSlow = true));
  const session = new NoteSession(store, noteId);
  const leave = session.subscribe(() => {});
  await until(() => session.shown() !== undefined);
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
  session.shown()!.type('score:domestik', 4);
  await session.shown()!.flush();
  give();
  await new Promise((over) => setTimeout(over, 20));
  expect(session.shown()!.values.get('score:domestik')).toBe(4);
  stopHearing();
  reading.mockRestore();
  leave();
  await sendNow();
});
