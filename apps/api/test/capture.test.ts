import { randomUUID } from 'node:crypto';
import { valueHash } from '@lqc/capture';
import {
  CAPTURE_LIMITS,
  CaptureEvent,
  type CaptureEventsRequest,
  type CaptureEventsResponse,
  type CaptureField,
  ErrorBody,
  INDICATORS,
} from '@lqc/contracts';
import { checkedEvent } from '../src/capture/checked-event.js';
import { foldedFields } from '../src/capture/told-note.js';
import type { Client } from './support/client.js';
import { storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

type Sent = CaptureEventsRequest['events'][number];

let staff: Client;
let other: Client;
let admin: Client;
withGateway(async () => {
  [staff, other, admin] = [
    await gateway.signedIn('staff'),
    await gateway.signedIn('staff'),
    await gateway.signedIn('admin'),
  ];
});

const OPENED = { company: 'PT Uji Tangkap', quarter: 'Triwulan IV 2025', template_version: 1 };

/** A device that types into a note. */
function aDevice(noteId: string, device: string = randomUUID(), from = 0) {
  let seq = from;
  const typed = (more: Partial<Sent>): Sent => ({
    event_id: randomUUID(),
    note_id: noteId,
    device_id: device,
    seq: (seq += 1),
    value: null,
    typed_at: '2025-11-11T13:40:00+08:00',
    zone: 'Asia/Makassar',
    ...more,
  });
  return {
    open: (value: Record<string, unknown> = {}) =>
      typed({ kind: 'open', value: { ...OPENED, ...value } as never }),
    type: (field: string, value: Sent['value'], base?: string | null) =>
      typed({ field, value, base_hash: base === undefined ? null : base }),
  };
}

const send = (events: Sent[], client = staff) => client.call('captureEvents', { body: { events } });
const ids = (events: Sent[]) => events.map(({ event_id: id }) => id);
const note = (id: string, client = staff) => client.call('captureNote', { params: { id } });
const valueOf = async (id: string, field: string) =>
  (await note(id)).fields.find((one) => one.field === field)?.value;

async function anOpenNote(client = staff, more: Record<string, unknown> = {}) {
  const id = randomUUID();
  const device = aDevice(id);
  await send([device.open(more)], client);
  return { id, device };
}

async function refused(answer: Promise<Response>): Promise<{ status: number } & ErrorBody> {
  const response = await answer;
  return { status: response.status, ...ErrorBody.parse(await response.json()) };
}

test('what is typed is held, and sending it again changes nothing', async () => {
  const id = randomUUID();
  const device = aDevice(id);
  const events = [
    device.open(),
    device.type('narrative:domestik', 'Naik'),
    device.type('score:domestik', 4),
  ];
  const once = await send(events);
  expect(once).toEqual({ held: expect.arrayContaining(ids(events)), set_aside: [] });
  expect(await send(events)).toEqual(once);
  expect(await note(id)).toMatchObject({ company: OPENED.company, state: 'open', filled: 2 });
});

test('batches that arrive in another order, doubled and torn come to the same note', async () => {
  const id = randomUUID();
  const device = aDevice(id);
  const events = [
    device.open(),
    ...['n', 'na', 'nai', 'naik'].map((text) => device.type('narrative:domestik', text)),
  ];
  for (const batch of [
    [events[4]!],
    [events[2]!, events[4]!],
    [events[1]!, events[0]!, events[3]!],
  ])
    expect((await send(batch)).held).toHaveLength(batch.length);
  expect(await valueOf(id, 'narrative:domestik')).toBe('naik');
  expect(await note(id)).toMatchObject(OPENED_NOTE);
});
const OPENED_NOTE = { company: OPENED.company, quarter: OPENED.quarter };

test('the same id with another body and a place that is taken are set aside, named and kept', async () => {
  const { id } = await anOpenNote();
  const device = randomUUID();
  const first = aDevice(id, device).type('narrative:domestik', 'Naik');
  await send([first]);
  const changed = { ...first, value: 'Turun' };
  const taken = aDevice(id, device).type('narrative:domestik', 'Datar');
  expect(await send([changed, taken])).toEqual({
    held: [],
    set_aside: [
      { event_id: changed.event_id, code: 'EVENT_ID_TAKEN' },
      { event_id: taken.event_id, code: 'SEQ_TAKEN' },
    ],
  });
  const told = await note(id);
  expect(told.set_aside.map(({ value }) => value).toSorted()).toEqual(['Datar', 'Turun']);
  expect(await valueOf(id, 'narrative:domestik')).toBe('Naik');
});

test('a copied device replaces nothing that the first typed under the same name', async () => {
  const { id } = await anOpenNote();
  const name = randomUUID();
  await send([aDevice(id, name).type('narrative:domestik', 'Naik di perangkat pertama')]);
  const copied = aDevice(id, name);
  const events = ['Turun', 'Turun di salinannya'].map((text) =>
    copied.type('narrative:domestik', text),
  );
  expect((await send(events)).set_aside.map(({ code }) => code)).toEqual([
    'SEQ_TAKEN',
    'SEQ_TAKEN',
  ]);
  expect(await valueOf(id, 'narrative:domestik')).toBe('Naik di perangkat pertama');
  const renamed = aDevice(id);
  await send(events.map(({ value }) => renamed.type('narrative:domestik', value)));
  const [field] = (await note(id)).fields;
  expect(field!.versions.map(({ value }) => value)).toEqual([
    'Naik di perangkat pertama',
    'Turun di salinannya',
  ]);
});

test('two devices that open one planned visit under the company’s name, however it is written, open one note', async () => {
  const { id } = await anOpenNote(staff, { company: 'PT Maju Jaya' });
  const phone = aDevice(id);
  const events = [
    phone.open({ company: 'PT. Maju Jaya Tbk' }),
    phone.type('narrative:domestik', 'Naik'),
  ];
  expect(await send(events)).toEqual({ held: ids(events), set_aside: [] });
  expect(await note(id)).toMatchObject({ company: 'PT Maju Jaya', filled: 1 });
  const [others, later] = [
    aDevice(id).open({ company: 'CV Maju Jaya' }),
    aDevice(id).open({ company: 'PT Maju Jaya', quarter: 'Triwulan I 2026' }),
  ];
  expect((await send([others, later])).set_aside.map(({ code }) => code)).toEqual([
    'CAPTURE_NOTE_OPENED_OTHERWISE',
    'CAPTURE_NOTE_OPENED_OTHERWISE',
  ]);
});

test('a note tells what of each device it holds, so that a device learns what a restored backup lost', async () => {
  const { id, device } = await anOpenNote();
  const events = ['n', 'na', 'nai', 'naik'].map((text) => device.type('narrative:domestik', text));
  const tablet = events[0]!.device_id;
  const phone = aDevice(id, randomUUID(), 7).type('score:domestik', 4);
  await send([...events, phone]);
  const ofPhone = { device_id: phone.device_id, first: 8, last: 8 };
  const told = async () =>
    (await note(id)).held.toSorted(
      (a, b) => a.device_id.localeCompare(b.device_id) || a.first - b.first,
    );
  const sorted = (...runs: Awaited<ReturnType<typeof told>>) =>
    runs.toSorted((a, b) => a.device_id.localeCompare(b.device_id) || a.first - b.first);
  expect(await told()).toEqual(sorted({ device_id: tablet, first: 1, last: 5 }, ofPhone));
  await gateway.database.dataSource.query('DELETE FROM capture_event WHERE event_id = $1', [
    events[1]!.event_id,
  ]);
  expect(await told()).toEqual(
    sorted(
      { device_id: tablet, first: 1, last: 2 },
      { device_id: tablet, first: 4, last: 5 },
      ofPhone,
    ),
  );
  await send([...events, phone]);
  expect(await told()).toEqual(sorted({ device_id: tablet, first: 1, last: 5 }, ofPhone));
  // What it took in of another note, no device has to send again.
  const other = await anOpenNote();
  await send([other.device.type('narrative:investasi', 'Mesin baru.')]);
  await staff.call('joinNotes', { params: { id }, body: { other: other.id } });
  expect(await told()).toEqual(sorted({ device_id: tablet, first: 1, last: 5 }, ofPhone));
  const finish = { params: { id }, body: { accepted: (await note(id)).missing } };
  expect((await staff.call('finishNote', finish)).held).toEqual((await note(id)).held);
});

test('fields that are named like what JavaScript objects have are fields like others', async () => {
  const { id, device } = await anOpenNote();
  const names = ['constructor', 'toString', 'hasOwnProperty', 'narrative:constructor'];
  const refusedNames = ['__proto__', '', ' ', '=cmd()', '../x'];
  const events = [...names, ...refusedNames].map((name) => device.type(name, `di ${name}`));
  const answer = await send(events);
  expect(answer.held).toEqual(ids(events.slice(0, names.length)));
  expect(answer.set_aside.map(({ code }) => code)).toEqual(
    refusedNames.map(() => 'CAPTURE_VALUE_INVALID'),
  );
  for (const name of names) expect(await valueOf(id, name)).toBe(`di ${name}`);
  expect(await note(id)).toMatchObject({ ...OPENED_NOTE, filled: names.length });
});

test('nobody writes, finishes or gives up the note of another, whatever id the event has', async () => {
  const { id, device } = await anOpenNote();
  const own = device.type('narrative:domestik', 'Milik pemilik');
  await send([own]);
  // The same id as the owner's event, in a note of the attacker.
  const stolen = { ...own, note_id: randomUUID(), value: 'Ditimpa' };
  expect((await send([stolen], other)).held).toEqual([]);
  for (const call of [
    other.send('finishNote', { params: { id }, body: {} }),
    other.send('abandonNote', { params: { id }, body: { reason: 'Bukan milik saya.' } }),
  ])
    expect(await refused(call)).toMatchObject({ status: 404, code: 'CAPTURE_NOTE_NOT_FOUND' });
  expect(await valueOf(id, 'narrative:domestik')).toBe('Milik pemilik');
  expect(await note(id)).toMatchObject({ state: 'open' });
});

test('a bad event never holds up the good ones of its batch', async () => {
  const { id, device } = await anOpenNote();
  const events = [
    device.type('narrative:domestik', 'a'.repeat(CAPTURE_LIMITS.valueLength + 1)),
    device.type('narrative:ekspor', { company: 'PT Lain' }),
    { ...device.open(), value: { company: 'PT Lain' } },
    device.open({ company: 'PT Lain' }),
    device.type('narrative:investasi', 'Membeli mesin.'),
  ];
  const answer = await send(events);
  expect(answer.held).toEqual([events[4]!.event_id]);
  expect(answer.set_aside.map(({ code }) => code)).toEqual([
    'CAPTURE_VALUE_INVALID',
    'CAPTURE_VALUE_INVALID',
    'CAPTURE_OPEN_INCOMPLETE',
    'CAPTURE_NOTE_OPENED_OTHERWISE',
  ]);
  expect(await note(id)).toMatchObject(OPENED_NOTE);
});

test('texts that PostgreSQL refuses are held as it can keep them, and are known when sent again', async () => {
  const { id, device } = await anOpenNote();
  const events = [device.type('narrative:domestik', 'nul\u0000 dan \uD800 sendiri')];
  expect(await send(events)).toEqual({ held: ids(events), set_aside: [] });
  expect(await send(events)).toEqual({ held: ids(events), set_aside: [] });
  expect(await valueOf(id, 'narrative:domestik')).toBe('nul dan \uFFFD sendiri');
});

test('what two devices typed unseen is shown side by side until a person decides', async () => {
  const { id, device } = await anOpenNote();
  const phone = aDevice(id);
  await send([
    device.type('narrative:margin usaha', 'Tertekan.'),
    phone.type('narrative:margin usaha', 'Naik.'),
  ]);
  const told = await note(id);
  expect(told.disagreeing).toEqual(['narrative:margin usaha']);
  const [field] = told.fields;
  expect(field!.value).toBeNull();
  expect(field!.versions.map(({ value }) => value)).toEqual(['Tertekan.', 'Naik.']);
  await send([
    {
      ...device.type('narrative:margin usaha', 'Tertekan, lalu naik.', field!.hash),
      kind: 'decide',
    },
  ]);
  expect(await note(id)).toMatchObject({
    disagreeing: [],
    fields: [{ value: 'Tertekan, lalu naik.' }],
  });
});

test('what another device typed on the value that it saw replaces it', async () => {
  const { id, device } = await anOpenNote();
  await send([device.type('narrative:domestik', 'Naik')]);
  await send([aDevice(id).type('narrative:domestik', 'Naik tajam', valueHash('Naik'))]);
  expect(await valueOf(id, 'narrative:domestik')).toBe('Naik tajam');
});

const everything = (device: ReturnType<typeof aDevice>): Sent[] => [
  device.type('date', '2025-11-11'),
  device.type('respondent', 'Pemilik'),
  device.type('method', 'Telepon'),
  ...INDICATORS.flatMap(({ key, likertLabel }) => [
    device.type(`narrative:${key}`, `Kata ${key}`),
    ...(likertLabel ? [device.type(`score:${key}`, 4)] : []),
  ]),
];

test('a note is finished only when nothing is missing, or the person leaves it empty knowingly', async () => {
  const { id, device } = await anOpenNote();
  const all = everything(device);
  await send(all.slice(0, -2));
  const finish = (accepted: string[] = []) =>
    staff.send('finishNote', { params: { id }, body: { accepted } });
  const missing = ['narrative:perkiraan investasi', 'narrative:pembiayaan dan suku bunga'];
  const answer = await refused(finish());
  expect(answer).toMatchObject({ status: 409, code: 'CAPTURE_NOTE_INCOMPLETE' });
  expect(answer.missing).toEqual((await note(id)).missing);
  expect(answer.missing!.length).toBe(2);
  expect(answer.missing).toContain(missing[1]);
  expect((await finish(answer.missing)).status).toBe(200);
  expect(await note(id)).toMatchObject({ state: 'finished' });
});

test('a note whose company has not arrived is not finished, whatever is left empty knowingly', async () => {
  const id = randomUUID();
  await send(everything(aDevice(id)));
  const finish = staff.send('finishNote', { params: { id }, body: { accepted: ['company'] } });
  expect(await refused(finish)).toMatchObject({ status: 409, missing: ['company'] });
});

test('versions that disagree keep a note from being finished', async () => {
  const { id, device } = await anOpenNote();
  await send([...everything(device), aDevice(id).type('score:domestik', 2)]);
  const answer = await refused(staff.send('finishNote', { params: { id }, body: {} }));
  expect(answer).toMatchObject({ status: 409, missing: [], disagreeing: ['score:domestik'] });
});

test('what arrives late opens a finished or abandoned note again, and nothing is lost', async () => {
  const { id, device } = await anOpenNote();
  const late = aDevice(id).type('other', 'Ditulis luring sebelum selesai.');
  await send(everything(device));
  await staff.call('finishNote', { params: { id }, body: {} });
  await send([late]);
  // That it had been finished is still told, so that its writer sees that it is not any more.
  expect(await note(id)).toMatchObject({ state: 'open', closed_at: expect.any(String) });
  await staff.call('abandonNote', { params: { id }, body: { reason: 'Kontak membatalkan.' } });
  expect(await note(id)).toMatchObject({ state: 'abandoned', reason: 'Kontak membatalkan.' });
  expect((await refused(staff.send('finishNote', { params: { id }, body: {} }))).code).toBe(
    'CAPTURE_NOTE_ABANDONED',
  );
  await send([device.type('other', 'Jadi bertemu.')]);
  expect((await note(id)).state).toBe('open');
});

test('a note that is finished after its quarter’s file was stored is told wherever either is listed', async () => {
  const label = 'Triwulan II 2032';
  const opens = { company: 'PT Koreksi', quarter: label };
  const { id, device } = await anOpenNote(staff, opens);
  const finish = () => staff.call('finishNote', { params: { id }, body: {} });
  const shown = async () => {
    const { data } = await admin.call('userFiles', { body: { scope: 'all' } });
    const { notes } = await admin.call('captureNotes', { query: { quarter: label } });
    return [
      data.quarterly_files.find((file) => file.label === label)?.newer_notes,
      notes.find((one) => one.note_id === id)?.is_newer_than_file,
    ];
  };
  await send(everything(device));
  // Without a file of the quarter nothing is older.
  expect((await finish()).is_newer_than_file).toBe(false);
  const file = { label, period: { year: 2032, quarter: 2 } };
  const { id: replaces } = await storeQuarter(gateway, file);
  expect(await shown()).toEqual([0, false]);
  await send([device.type('score:domestik', 1)]);
  // While it is open it is told as reopened.
  expect(await shown()).toEqual([0, false]);
  expect((await finish()).is_newer_than_file).toBe(true);
  expect(await shown()).toEqual([1, true]);
  await storeQuarter(gateway, { ...file, replaces });
  expect(await shown()).toEqual([0, false]);
});

test('two notes of a company are joined: nothing is lost, what differs waits for a person, one is closed', async () => {
  const [kept, other] = [await anOpenNote(), await anOpenNote()];
  await send([
    kept.device.type('narrative:domestik', 'Naik.'),
    kept.device.type('score:domestik', 4),
    other.device.type('narrative:domestik', 'Naik pesat.'),
    other.device.type('score:domestik', 4),
    other.device.type('narrative:investasi', 'Mesin baru.'),
  ]);
  const join = { params: { id: kept.id }, body: { other: other.id } };
  const joined = await staff.call('joinNotes', join);
  expect(joined.disagreeing).toEqual(['narrative:domestik']);
  const versions = joined.fields.find(({ field }) => field === 'narrative:domestik')!.versions;
  expect(versions.map(({ value }) => value).toSorted()).toEqual(['Naik pesat.', 'Naik.']);
  expect(await valueOf(kept.id, 'narrative:investasi')).toBe('Mesin baru.');
  expect(await valueOf(kept.id, 'score:domestik')).toBe(4);
  expect(await note(other.id)).toMatchObject({ state: 'abandoned', filled: 3 });
  // Asked for again it changes nothing; what arrives late for the closed one is there, and can be joined again.
  expect((await staff.call('joinNotes', join)).fields).toEqual(joined.fields);
  await send([other.device.type('narrative:investasi', 'Dua mesin.')]);
  expect((await note(other.id)).state).toBe('open');
  await staff.call('joinNotes', join);
  expect(await valueOf(kept.id, 'narrative:investasi')).toBe('Dua mesin.');
});

test('joining decides no disagreement that waits in the other note, scores neither', async () => {
  const [kept, other] = [await anOpenNote(), await anOpenNote()];
  const phone = aDevice(other.id);
  await send([
    other.device.type('score:domestik', 2),
    other.device.type('narrative:domestik', 'Turun, pabrik tutup.'),
    phone.type('narrative:domestik', 'Naik.'),
    phone.type('score:domestik', 5),
  ]);
  const join = { params: { id: kept.id }, body: { other: other.id } };
  const versionsOf = ({ fields }: { fields: CaptureField[] }) =>
    fields.map(({ versions }) => versions.map(({ value }) => value).toSorted());
  const joined = await staff.call('joinNotes', join);
  expect(joined.disagreeing.toSorted()).toEqual(['narrative:domestik', 'score:domestik']);
  expect(versionsOf(joined)).toEqual(
    expect.arrayContaining([
      [2, 5],
      ['Naik.', 'Turun, pabrik tutup.'],
    ]),
  );
  // Asked for again, a disagreement that a person has decided meanwhile stays decided.
  const score = joined.fields.find(({ field }) => field === 'score:domestik')!;
  await send([{ ...kept.device.type('score:domestik', 2, score.hash), kind: 'decide' }]);
  expect((await staff.call('joinNotes', join)).disagreeing).toEqual(['narrative:domestik']);
  expect(await valueOf(kept.id, 'score:domestik')).toBe(2);
});

test('what was decided after a join stays decided when joined again, also where all devices of the note once had one name', async () => {
  const [kept, other] = [await anOpenNote(), await anOpenNote()];
  await send([
    kept.device.type('narrative:domestik', 'Naik.'),
    other.device.type('narrative:domestik', 'Naik pesat.'),
  ]);
  const join = { params: { id: kept.id }, body: { other: other.id } };
  const [field] = (await staff.call('joinNotes', join)).fields;
  await gateway.database.dataSource.query(
    `UPDATE capture_event SET device_id = 'catatan ' || $2, seq = position
     WHERE note_id = $1 AND starts_with(device_id, 'catatan ')`,
    [kept.id, other.id],
  );
  const decided = kept.device.type('narrative:domestik', 'Naik, lalu pesat.', field!.hash);
  await send([{ ...decided, kind: 'decide' }]);
  expect(await staff.call('joinNotes', join)).toMatchObject({
    disagreeing: [],
    fields: [{ value: 'Naik, lalu pesat.' }],
  });
});

test('only two notes of one quarter that the person may see are joined', async () => {
  const { id } = await anOpenNote();
  const later = await anOpenNote(staff, { quarter: 'Triwulan I 2026' });
  const foreign = await anOpenNote(other);
  const refusal = async (one: string) =>
    (await refused(staff.send('joinNotes', { params: { id }, body: { other: one } }))).code;
  expect(await refusal(later.id)).toBe('CAPTURE_NOTES_APART');
  expect(await refusal(id)).toBe('CAPTURE_NOTES_APART');
  expect(await refusal(foreign.id)).toBe('CAPTURE_NOTE_NOT_FOUND');
  expect(await refusal(randomUUID())).toBe('CAPTURE_NOTE_NOT_FOUND');
});

test('a note is seen by its writer and by admins, and by nobody else', async () => {
  const quarter = 'Triwulan I 2031';
  const { id, device } = await anOpenNote(staff, { quarter });
  const list = (client: Client) => client.call('captureNotes', { query: { quarter } });
  expect((await list(staff)).notes.map(({ note_id: one }) => one)).toEqual([id]);
  expect((await list(admin)).notes).toHaveLength(1);
  expect((await list(other)).notes).toEqual([]);
  for (const name of ['captureNote', 'noteSheet'] as const)
    expect(await refused(other.send(name, { params: { id } }))).toMatchObject({
      status: 404,
      code: 'CAPTURE_NOTE_NOT_FOUND',
    });
  const foreign = device.type('narrative:domestik', 'Bukan dari pemiliknya');
  expect((await send([foreign], other)).set_aside).toEqual([
    { event_id: foreign.event_id, code: 'CAPTURE_NOTE_OF_ANOTHER' },
  ]);
  expect(await note(id)).toMatchObject({ filled: 0, set_aside: [] });
  expect((await note(id, admin)).set_aside).toHaveLength(1);
});

test('who writes about a company learns which colleagues do so too, and nothing of what they write', async () => {
  const quarter = 'Triwulan II 2031';
  const { id } = await anOpenNote(staff, { quarter, company: 'PT Maju' });
  const list = async (client: Client) =>
    (await client.call('captureNotes', { query: { quarter } })).notes;
  expect(await list(staff)).toMatchObject([{ note_id: id, also_by: [] }]);
  await anOpenNote(other, { quarter, company: 'maju' });
  await anOpenNote(other, { quarter, company: 'CV Maju' });
  await anOpenNote(other, { quarter: 'Triwulan III 2031', company: 'PT Maju' });
  expect(await list(staff)).toMatchObject([{ note_id: id, also_by: [other.username] }]);
  const [, own] = await list(other);
  await other.call('abandonNote', { params: { id: own!.note_id }, body: { reason: 'Dobel' } });
  expect(await list(staff)).toMatchObject([{ note_id: id, also_by: [] }]);
});

test('the plan of a quarter tells everybody who writes about which company, and nothing of what is written', async () => {
  const quarter = 'Triwulan IV 2039';
  const told = async () => (await other.call('plan', { query: { target: '2039-4' } })).notes;
  const { id } = await anOpenNote(staff, { quarter, company: 'PT Maju' });
  await anOpenNote(staff, { quarter: 'Triwulan III 2039', company: 'PT Lain' });
  const by = staff.username;
  expect(await told()).toEqual([{ company: 'PT Maju', by, state: 'open' }]);
  const { missing } = await note(id);
  await staff.call('finishNote', { params: { id }, body: { accepted: missing } });
  expect(await told()).toEqual([{ company: 'PT Maju', by, state: 'finished' }]);
  await staff.call('abandonNote', { params: { id }, body: { reason: 'Dobel' } });
  expect(await told()).toEqual([]);
});

test('a person has at most 300 open notes; what is too much is named, not dropped', async () => {
  const hoarder = await gateway.signedIn('staff');
  const opens = Array.from({ length: CAPTURE_LIMITS.openNotesPerPerson + 1 }, () =>
    aDevice(randomUUID()).open(),
  );
  const answer: CaptureEventsResponse = await send(opens, hoarder);
  expect(answer.held).toHaveLength(CAPTURE_LIMITS.openNotesPerPerson);
  expect(answer.set_aside.map(({ code }) => code)).toEqual(['CAPTURE_NOTES_FULL']);
});

test.each([
  ['changes', CAPTURE_LIMITS.eventsOfNote - 1, 'device_id', `'other'`, 1],
  ['devices', CAPTURE_LIMITS.devicesOfNote - 1, `'tablet ' || n`, `'other'`, 1],
  ['fields', CAPTURE_LIMITS.fieldsOfNote - 1, 'device_id', `'isian ' || n`, 1],
  ['bytes', 1, 'device_id', `'other'`, CAPTURE_LIMITS.bytesOfNote],
])(
  'a note takes no more %s than can be folded: what is too much is named and kept, and what is held stays held',
  async (_what, count, device, field, letters) => {
    const id = randomUUID();
    const opened = aDevice(id).open();
    await send([opened]);
    await gateway.database.dataSource.query(
      `INSERT INTO capture_event (event_id, note_id, device_id, seq, kind, field, value, typed_at, body_hash, account_id)
       SELECT gen_random_uuid(), note_id, ${device}, 1000 + n, 'set', ${field}, to_jsonb(repeat('x', $3)), typed_at, body_hash, account_id
       FROM capture_event, generate_series(1, $2) AS n WHERE note_id = $1`,
      [id, count, letters],
    );
    const late = aDevice(id).type('narrative:domestik', 'Naik');
    expect(await send([opened, late])).toEqual({
      held: [opened.event_id],
      set_aside: [{ event_id: late.event_id, code: 'CAPTURE_NOTE_FULL' }],
    });
    expect((await note(id)).set_aside.map(({ value }) => value)).toEqual(['Naik']);
    // Nor are the values of another note joined to it.
    const other = await anOpenNote();
    await send([other.device.type('narrative:domestik', 'Turun')]);
    const join = staff.send('joinNotes', { params: { id }, body: { other: other.id } });
    expect(await refused(join)).toMatchObject({ status: 409, code: 'CAPTURE_NOTE_FULL' });
    expect((await note(other.id)).state).toBe('open');
  },
);

test('a batch has folded anew only the fields that it types into, and the others stay', async () => {
  const { id, device } = await anOpenNote();
  await send(['n', 'na', 'naik'].map((text) => device.type('narrative:domestik', text)));
  const [{ owner_id: ownerId }] = await gateway.database.dataSource.query(
    'SELECT owner_id FROM capture_note WHERE id = $1',
    [id],
  );
  const folded: number[] = [];
  const { held } = await gateway.database.capture.take(
    [checkedEvent(CaptureEvent.parse(device.type('score:domestik', 4)))],
    { id: ownerId, isAdmin: false },
    (events, read) => (folded.push(events.length), foldedFields(events, read)),
  );
  expect([held.length, folded]).toEqual([1, [1]]);
  expect((await note(id)).fields.map(({ field, value }) => [field, value])).toEqual([
    ['narrative:domestik', 'naik'],
    ['score:domestik', 4],
  ]);
});

test('of a text that was typed bit by bit only what stands is read again when it goes on', async () => {
  const { id, device } = await anOpenNote();
  const { id: ownerId } = (await gateway.database.users.findByName(staff.username))!;
  const letters = Array.from({ length: 40 }, (_, at) => 'kata '.repeat(at));
  await send(letters.map((text) => device.type('narrative:domestik', text)));
  const read: string[] = [];
  await gateway.database.capture.take(
    [checkedEvent(CaptureEvent.parse(device.type('narrative:domestik', 'naik')))],
    { id: ownerId, isAdmin: false },
    (events, whole) => {
      read.push(JSON.stringify(events));
      return foldedFields(events, async (ids) => {
        const standing = await whole(ids);
        read.push(...[...standing.values()].map(({ value }) => JSON.stringify(value)));
        return standing;
      });
    },
  );
  expect(read).toEqual([expect.not.stringContaining('kata'), '"naik"']);
  expect(await valueOf(id, 'narrative:domestik')).toBe('naik');
});

test('notes of a quarter are listed with what they lack, without reading what was typed into them', async () => {
  const quarter = 'Triwulan IV 2031';
  const { id, device } = await anOpenNote(staff, { quarter });
  await send([
    device.type('narrative:domestik', 'a'.repeat(CAPTURE_LIMITS.valueLength)),
    device.type('narrative:ekspor', ' \u00a0\ufeff\n'),
    device.type('narrative:investasi', ' \u2003Mesin baru.'),
    device.type('respondent', ''),
    device.type('score:domestik', 4),
    device.type('score:ekspor', 0),
    device.type('not_asked:persediaan', true),
    device.type('margin usaha', 'Naik.'),
    aDevice(id).type('margin usaha', 'Turun.'),
  ]);
  const { missing, disagreeing, filled } = await note(id);
  const { notes } = await staff.call('captureNotes', { query: { quarter } });
  expect(notes).toMatchObject([{ note_id: id, missing, disagreeing, filled }]);
  expect(missing).toEqual(expect.arrayContaining(['narrative:ekspor', 'respondent']));
  const read = await gateway.database.capture.list({ id: '', isAdmin: true }, quarter);
  expect(JSON.stringify(read).length).toBeLessThan(CAPTURE_LIMITS.valueLength / 4);
  // Nor are those of all years listed at once.
  expect((await staff.send('captureNotes')).status).toBe(400);
});

test.each([CAPTURE_LIMITS.eventsOfBatch + 1, 1500])(
  'a batch of %i events is refused whole',
  async (count) => {
    const device = aDevice(randomUUID());
    const events = Array.from({ length: count }, () => device.type('other', 'x'));
    expect(await refused(staff.send('captureEvents', { body: { events } }))).toMatchObject({
      status: 413,
      code: 'CAPTURE_BATCH_TOO_LARGE',
    });
  },
);

test('a batch of more than a mebibyte is refused whole, before anything of it is stored', async () => {
  const { id, device } = await anOpenNote();
  const events = Array.from({ length: 60 }, () =>
    device.type('other', 'a'.repeat(CAPTURE_LIMITS.valueLength)),
  );
  expect(await refused(staff.send('captureEvents', { body: { events } }))).toMatchObject({
    status: 413,
  });
  expect(await note(id)).toMatchObject({ filled: 0 });
});

test('who sends, finishes and gives up is in the audit log, and nothing of what was typed', async () => {
  const { id, device } = await anOpenNote();
  await send([device.type('narrative:domestik', 'rahasia-perusahaan')]);
  await staff.call('abandonNote', { params: { id }, body: { reason: 'Salah perusahaan.' } });
  const { events } = await admin.call('auditEvents', { query: {} });
  const own = events.filter(({ object_id: object }) => object === id);
  expect(own.map(({ action }) => action)).toEqual([
    'abandon-note',
    'capture-events',
    'capture-events',
  ]);
  expect(JSON.stringify(events)).not.toContain('rahasia-perusahaan');
});

test('the same batch sent by many calls at once is held once', async () => {
  const id = randomUUID();
  const device = aDevice(id);
  const events = [device.open(), ...everything(device)];
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(events)));
  for (const answer of answers) expect(answer.set_aside).toEqual([]);
  const { rows } = {
    rows: await gateway.database.dataSource.query(
      'SELECT count(*)::int AS n FROM capture_event WHERE note_id = $1',
      [id],
    ),
  };
  expect(rows).toEqual([{ n: events.length }]);
});
