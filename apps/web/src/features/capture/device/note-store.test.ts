import { valueHash } from '@lqc/capture';
import type { CaptureField } from '@lqc/contracts';
import { type LocalEvent, type NoteCover, toldCover } from './note-store';
import { shownFields } from './shown-fields';
import { nextBatch } from './sender';

const typed = (seq: number, value: string, isHeld = true): LocalEvent => ({
  eventId: `e${seq}`,
  seq,
  isHeld,
  aside: '',
  kind: 'set',
  field: 'narrative:domestik',
  value,
  base_hash: null,
  typed_at: '2025-11-11T13:40:00Z',
  zone: null,
});
const told = (value: string): CaptureField => ({
  field: 'narrative:domestik',
  value,
  hash: valueHash(value),
  versions: [],
});
const COVER: NoteCover = {
  noteId: 'n',
  company: 'PT Uji',
  quarter: 'Triwulan IV 2025',
  state: 'open',
  office: [told('dari kantor')],
  through: 2,
  known: {},
  last: {},
  lastLabel: null,
};
const shown = (events: readonly LocalEvent[]) =>
  shownFields(COVER, events).get('narrative:domestik')?.value;

test('what was typed here since the office told the note stands before what it told', () => {
  expect(shown([typed(1, 'lama'), typed(2, 'lama sekali')])).toBe('dari kantor');
  expect(shown([typed(1, 'lama'), typed(3, 'baru', false)])).toBe('baru');
});

test('words that the office set aside stand before what it told, until the field is typed anew and held', () => {
  const aside = { ...typed(1, 'ditolak kantor', false), aside: 'CAPTURE_VALUE_INVALID' };
  expect(shown([aside])).toBe('ditolak kantor');
  expect(shown([aside, typed(2, 'ditulis ulang')])).toBe('dari kantor');
});

test('what was set aside keeps nobody from what the office tells', () => {
  const answer = { state: 'finished', closed_at: null, reason: null, fields: [] } as never;
  const aside = { ...typed(3, 'ditolak kantor', false), aside: 'CAPTURE_VALUE_INVALID' };
  expect(toldCover(COVER, answer, [typed(2, 'baru'), aside])).toMatchObject({ state: 'finished' });
});

test('what the office tells is taken over only when it holds all that was typed here', () => {
  const closed = '2025-11-11T14:00:00Z';
  const answer = {
    state: 'open',
    closed_at: closed,
    reason: null,
    fields: [told('lain')],
  } as never;
  expect(toldCover(COVER, answer, [typed(3, 'baru', false)])).toBe(COVER);
  expect(toldCover(COVER, answer, [typed(3, 'baru')])).toMatchObject({
    office: [{ value: 'lain' }],
    through: 3,
    closedAt: closed,
  });
});

test('a batch is as long as one call may carry, and never empty', () => {
  const event = (value: string) => ({ value }) as never;
  expect(nextBatch([])).toEqual([]);
  expect(nextBatch(Array.from({ length: 300 }, () => event('x')))).toHaveLength(200);
  expect(nextBatch([event('x'.repeat(700_000)), event('x'.repeat(700_000))])).toHaveLength(1);
});
