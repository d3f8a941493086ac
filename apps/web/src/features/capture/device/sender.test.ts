import { foldNote, shownHash, valueHash } from '@lqc/capture';
import { NetworkError } from '@lqc/client';
import type { CaptureHeldRun, CaptureValue } from '@lqc/contracts';
import { signInStore } from '../../../lib/sign-in-store';
import { unsaved } from '../../../lib/unsaved';
import { withDevice } from '../../../testing/with-device';
import { answering, type Made, Refusal } from '../../../testing/in-product';
import { deviceDatabase } from './device-database';
import type { NoteCover, NoteStore, SentEvent } from './note-store';
import { shownFields } from './shown-fields';
import { aPerson } from '../../../testing/a-person';
import { aCover, COMPANY } from '../../../testing/a-cover';
import { sendAllOf, sending, sendNow, tellReached } from './sender';

let takeBack: () => void;
beforeAll(() => {
  takeBack = withDevice();
});
afterAll(() => {
  signInStore.clear();
  takeBack();
});

interface OfficeNote {
  state: NoteCover['state'];
  company: string | null;
}

/** What an office does with notes, which may be put back to how it was. */
function anOffice() {
  let events: SentEvent[] = [];
  let notes = new Map<string, OfficeNote>();
  let isAway = false;
  let room = Infinity;
  const takenNames = new Set<string>();
  const take = (sent: readonly SentEvent[]) => {
    const aside: { event_id: string; code: string }[] = [];
    const held: string[] = [];
    for (const event of sent) {
      if (takenNames.has(event.device_id)) {
        aside.push({ event_id: event.event_id, code: 'SEQ_TAKEN' });
        continue;
      }
      const note = notes.get(event.note_id) ?? { state: 'open', company: null };
      notes.set(event.note_id, note);
      if (event.kind === 'open') {
        const { company } = event.value as { company: string };
        note.company ??= company;
        if (note.company !== company) {
          aside.push({ event_id: event.event_id, code: 'CAPTURE_NOTE_OPENED_OTHERWISE' });
          continue;
        }
      }
      if (!events.some((one) => one.event_id === event.event_id)) {
        events.push(event);
        note.state = 'open';
      }
      held.push(event.event_id);
    }
    return { held, set_aside: aside };
  };
  const fieldsOf = (id: string) => {
    const typed = events
      .filter(({ note_id: noteId, kind }) => noteId === id && kind !== 'open')
      .map((one) => ({
        eventId: one.event_id,
        deviceId: one.device_id,
        seq: one.seq,
        field: one.field!,
        value: one.value as CaptureValue,
        hash: valueHash(one.value as CaptureValue),
        baseHash: one.base_hash ?? null,
        kind: one.kind ?? 'set',
      }));
    return [...foldNote(typed)].map(([field, heads]) => {
      const versions = heads.map(({ value, hash }) => ({ value, hash }));
      const value = versions.length === 1 ? versions[0]!.value : null;
      return { field, value, hash: shownHash(versions), versions };
    });
  };
  const heldOf = (id: string): CaptureHeldRun[] =>
    events
      .filter(({ note_id: noteId }) => noteId === id)
      .map(({ device_id, seq }) => ({ device_id, first: seq, last: seq }));
  const tell = (id: string) => {
    const note = notes.get(id);
    if (!note) return new Refusal(404, { code: 'CAPTURE_NOTE_NOT_FOUND' });
    return { ...note, closed_at: null, reason: null, fields: fieldsOf(id), held: heldOf(id) };
  };
  const reached = <Answer>(answer: (made: Made) => Answer) => {
    return (made: Made) => {
      if (isAway) throw new TypeError('network dropped');
      return answer(made);
    };
  };
  answering({
    captureEvents: reached(({ body }) =>
      JSON.stringify(body).length > room
        ? new Refusal(413, { code: 'STORAGE_FULL_PERSON' })
        : take((body as { events: SentEvent[] }).events),
    ),
    captureNote: reached(({ address }) => tell(address.split('/').at(-1)!)),
  });
  return {
    notes: () => notes,
    valuesOf: (id: string) =>
      Object.fromEntries(fieldsOf(id).map(({ field, value }) => [field, value])),
    heldOf,
    finish: (id: string) => (notes.get(id)!.state = 'finished'),
    opened: (id: string, company: string) => notes.set(id, { state: 'open', company }),
    /** Another device under this name has written there already. */
    takeName: (deviceId: string) => takenNames.add(deviceId),
    goAway: (away: boolean) => (isAway = away),
    leave: (bytes: number) => (room = bytes),
    /** Gives what puts back what is held now. */
    backUp: () => {
      const before = { events: [...events], notes: structuredClone(notes) };
      return () => ({ events, notes } = structuredClone(before));
    },
  };
}

let people = 0;
const somebody = (role: 'staff' | 'admin' = 'staff') => aPerson(`${role}-${(people += 1)}`, role);

async function aNote(store: NoteStore, noteId: string = crypto.randomUUID()) {
  await store.keepCover(aCover(noteId));
  const type = (field: string, value: CaptureValue) =>
    store.append(noteId, { kind: 'set', field, value, base_hash: null });
  const open = () =>
    store.append(noteId, {
      kind: 'open',
      field: null,
      base_hash: null,
      value: { company: COMPANY, quarter: 'Triwulan IV 2025', template_version: 1 },
    });
  const shown = async () => {
    const cover = (await store.cover(noteId))!;
    const fields = shownFields(cover, await store.events(noteId));
    return Object.fromEntries([...fields].map(([field, { value }]) => [field, value]));
  };
  return { noteId, type, open, shown };
}

const lookAgain = () => sendNow({ looksAtAll: true });

test('words of a finished note that a restored backup does not have are sent again, and leave the device only then', async () => {
  const office = anOffice();
  const store = await somebody();
  const note = await aNote(store);
  await note.open();
  await note.type('score:domestik', 3);
  await lookAgain();
  office.finish(note.noteId);
  const restore = office.backUp();
  await note.type('score:domestik', 5);
  await note.type('narrative:domestik', 'Kontrak ekspor batal');
  await sendNow();
  restore();
  await lookAgain();
  const typed = { 'score:domestik': 5, 'narrative:domestik': 'Kontrak ekspor batal' };
  expect(await note.shown()).toEqual(typed);
  expect(office.valuesOf(note.noteId)).toEqual(typed);
});

test('a note that a restored backup does not have is told anew, from its opening on', async () => {
  const office = anOffice();
  const restore = office.backUp();
  const store = await somebody();
  const note = await aNote(store);
  await note.open();
  await note.type('narrative:domestik', 'Turun');
  await lookAgain();
  restore();
  await lookAgain();
  expect(office.notes().get(note.noteId)).toMatchObject({ company: COMPANY });
  expect(office.valuesOf(note.noteId)).toEqual({ 'narrative:domestik': 'Turun' });
  restore();
  // The note is there again by the newer word alone, with a higher number than what the office lost.
  await note.type('narrative:ekspor', 'Naik');
  await sendNow();
  expect(office.notes().get(note.noteId)).toMatchObject({ company: COMPANY });
  const typed = { 'narrative:domestik': 'Turun', 'narrative:ekspor': 'Naik' };
  expect(office.valuesOf(note.noteId)).toEqual(typed);
  expect(await note.shown()).toEqual(typed);
  expect(await store.unsentCount()).toBe(0);
});

test('an administrator who only wrote into another person’s note does not begin it anew at the office', async () => {
  const office = anOffice();
  const store = await somebody('admin');
  const note = await aNote(store);
  await note.type('other', 'Dari administrator');
  office.opened(note.noteId, COMPANY);
  const withNote = office.backUp();
  await lookAgain();
  office.notes().delete(note.noteId);
  await lookAgain();
  expect(office.notes().has(note.noteId)).toBe(false);
  withNote();
  await lookAgain();
  expect(office.valuesOf(note.noteId)).toEqual({ other: 'Dari administrator' });
});

test('a closed note stays on the device while the office does not tell that it holds all of it', async () => {
  const office = anOffice();
  const store = await somebody();
  const note = await aNote(store);
  await note.open();
  await note.type('score:domestik', 3);
  await sendNow();
  await store.keepCover({ ...(await store.cover(note.noteId))!, state: 'finished' });
  const [run] = office.heldOf(note.noteId);
  await store.forget(note.noteId, [run!]);
  expect(await store.cover(note.noteId)).not.toHaveProperty('isAway');
  expect(await note.shown()).toEqual({ 'score:domestik': 3 });
  await store.forget(note.noteId, office.heldOf(note.noteId));
  expect(await store.cover(note.noteId)).toMatchObject({ isAway: true });
  expect(await store.events(note.noteId)).toEqual([]);
});

test('nothing is closed at the office while words of the note wait, and why is told', async () => {
  const office = anOffice();
  const store = await somebody();
  const [note, other] = [await aNote(store), await aNote(store)];
  for (const one of [note, other]) await one.open();
  await sendAllOf([note.noteId]);
  await note.type('score:domestik', 2);
  office.goAway(true);
  await expect(sendAllOf([note.noteId])).rejects.toThrow(NetworkError);
  office.goAway(false);
  await sendAllOf([note.noteId]);
  expect(office.valuesOf(note.noteId)).toEqual({ 'score:domestik': 2 });
});

test('what a restored backup lost of a note is there again before anything is closed at the office', async () => {
  const office = anOffice();
  const store = await somebody();
  const note = await aNote(store);
  await note.open();
  await sendNow();
  const restore = office.backUp();
  await note.type('score:domestik', 2);
  await sendNow();
  restore();
  await sendAllOf([note.noteId]);
  expect(office.valuesOf(note.noteId)).toEqual({ 'score:domestik': 2 });
});

test('words for which the office has no place hold up no other note, and are sent once it has', async () => {
  const office = anOffice();
  const store = await somebody();
  const [long, sent, short] = [await aNote(store), await aNote(store), await aNote(store)];
  for (const one of [long, sent, short]) await one.open();
  await sendNow();
  const words = { 'narasi:domestik': 'Pesanan naik. '.repeat(100) };
  await long.type('narasi:domestik', words['narasi:domestik']);
  await short.type('score:domestik', 2);
  office.leave(700);
  await sendAllOf([sent.noteId, short.noteId]);
  expect(office.valuesOf(short.noteId)).toEqual({ 'score:domestik': 2 });
  await expect(sendAllOf([long.noteId])).rejects.toMatchObject({ code: 'STORAGE_FULL_PERSON' });
  expect(office.valuesOf(long.noteId)).toEqual({});
  office.leave(Infinity);
  await sendAllOf([long.noteId]);
  expect(office.valuesOf(long.noteId)).toEqual(words);
});

test('words that were set aside stay on the screen, and the note goes on with what the office tells', async () => {
  const office = anOffice();
  const store = await somebody();
  const note = await aNote(store);
  office.opened(note.noteId, 'PT Lain Sama Sekali');
  await note.open();
  await note.type('score:domestik', 4);
  await lookAgain();
  expect((await store.events(note.noteId)).map(({ aside }) => aside)).toEqual([
    'CAPTURE_NOTE_OPENED_OTHERWISE',
    '',
  ]);
  expect(await store.cover(note.noteId)).toMatchObject({
    office: [{ field: 'score:domestik', value: 4 }],
  });
  office.finish(note.noteId);
  await lookAgain();
  // Read, and not deleted: the office keeps what it set aside, and the note does not.
  const cover = (await store.cover(note.noteId))!;
  expect(cover).toMatchObject({ state: 'finished' });
  expect(cover).not.toHaveProperty('isAway');
  expect(await store.events(note.noteId)).toHaveLength(2);
});

test('a note that another person of the device looked at stays that of its writer', async () => {
  anOffice();
  const writer = await somebody();
  const note = await aNote(writer);
  await note.type('narrative:domestik', 'belum terkirim');
  const admin = await somebody('admin');
  const office = [{ field: 'other', value: 'x', hash: 'x', versions: [] }];
  await admin.keepCover({ ...aCover(note.noteId), office });
  expect(await note.shown()).toEqual({ 'narrative:domestik': 'belum terkirim' });
  expect((await writer.covers()).map(({ noteId }) => noteId)).toEqual([note.noteId]);
  expect((await admin.covers()).map(({ noteId }) => noteId)).toEqual([note.noteId]);
  expect(await admin.cover(note.noteId)).toMatchObject({ office });
  // Told again by either, it is still theirs.
  await admin.keepCover({ ...aCover(note.noteId), state: 'finished' });
  await admin.forget(note.noteId, []);
  expect(await admin.cover(note.noteId)).toMatchObject({ isAway: true });
  expect(await writer.cover(note.noteId)).toMatchObject({ state: 'open', company: COMPANY });
  // Whoever begins anew on the device removes their own.
  await (await deviceDatabase()).delete('notes', note.noteId);
  expect(await admin.cover(note.noteId)).toMatchObject({ isAway: true });
});

test('words whose place another device has taken go under another name, also where this one dies before it has one', async () => {
  const office = anOffice();
  const store = await somebody();
  const note = await aNote(store);
  await note.open();
  await note.type('narrative:domestik', 'Naik');
  office.takeName((await store.unsent())[0]!.device_id);
  const dies = jest.spyOn(store, 'asAnotherDevice').mockRejectedValueOnce(new Error('died'));
  await sendNow();
  expect(office.valuesOf(note.noteId)).toEqual({});
  expect(await store.unsentCount()).toBe(2);
  dies.mockRestore();
  await sendNow();
  expect(office.valuesOf(note.noteId)).toEqual({ 'narrative:domestik': 'Naik' });
  expect(await store.unsentCount()).toBe(0);
});

test('notes of one person that wait here are not told as unsent ones of the next', async () => {
  answering({});
  const store = await aPerson('ani');
  await store.append('n1', { kind: 'set', field: 'narrative:ekspor', value: 'x', base_hash: null });
  await sendNow();
  expect(unsaved()).toHaveLength(1);
  // One more attempt is under way when somebody else takes the tab.
  const late = sendNow();
  signInStore.leave();
  const user = { username: 'budi', role: 'staff', is_admin: false } as const;
  signInStore.set({ user: { ...user, must_change_password: false }, expires: '' });
  await late;
  expect([sending.getState().unsent, unsaved()]).toEqual([null, []]);
  // For the files of tests after this one.
  tellReached(true);
});
