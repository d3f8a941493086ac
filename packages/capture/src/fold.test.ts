import type { CaptureValue } from '@lqc/contracts';
import fc from 'fast-check';
import { foldNote, type TypedValue } from './fold.js';
import { shownHash, valueHash } from './value-hash.js';

let count = 0;
const typed = (
  deviceId: string,
  seq: number,
  value: CaptureValue,
  more: Partial<TypedValue> = {},
) => ({
  eventId: String((count += 1)),
  deviceId,
  seq,
  field: 'narrative:domestik',
  value,
  hash: valueHash(value),
  baseHash: null,
  kind: 'set' as const,
  ...more,
});
const on = (value: CaptureValue) => ({ baseHash: valueHash(value) });
const SCORE = { field: 'score:domestik' };
const valuesOf = (events: readonly ReturnType<typeof typed>[], field = 'narrative:domestik') =>
  (foldNote(events).get(field) ?? []).map(({ value }) => value);

test('the latest of a device stands, in whatever order its events arrive', () => {
  const events = [
    typed('a', 1, 'n'),
    typed('a', 2, 'na'),
    typed('a', 3, 'nai'),
    typed('a', 4, 'naik'),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 4 }), (order) => {
      expect(valuesOf(order)).toEqual(['naik']);
    }),
  );
});

test('what another device typed on it replaces a text, also where that arrives first', () => {
  const [first, next] = [typed('a', 1, 'naik'), typed('b', 1, 'naik tajam', on('naik'))];
  expect(valuesOf([first, next])).toEqual(['naik tajam']);
  expect(valuesOf([next, first])).toEqual(['naik tajam']);
});

test('what two devices typed without seeing each other stands side by side', () => {
  expect(valuesOf([typed('a', 1, 'naik'), typed('b', 1, 'turun')])).toEqual(['naik', 'turun']);
  const goesOn = typed('a', 2, 'naik tajam', on('naik'));
  expect(valuesOf([typed('a', 1, 'naik'), typed('b', 1, 'turun'), goesOn])).toEqual([
    'turun',
    'naik tajam',
  ]);
});

test('the same value on two devices is one', () => {
  expect(valuesOf([typed('a', 1, 'naik'), typed('b', 1, 'naik')])).toEqual(['naik']);
});

test('a score of another device is replaced by a decision alone', () => {
  const seen = [typed('a', 1, 2, SCORE), typed('b', 1, 4, { ...SCORE, ...on(2) })];
  expect(valuesOf(seen, SCORE.field)).toEqual([2, 4]);
  const decided = typed('b', 2, 4, {
    ...SCORE,
    kind: 'decide',
    baseHash: shownHash([2, 4].map((value) => ({ hash: valueHash(value) }))),
  });
  expect(valuesOf([...seen, decided], SCORE.field)).toEqual([4]);
});

test('a decision replaces the versions that were shown, and not what was typed since', () => {
  const both = [typed('a', 1, 'naik'), typed('b', 1, 'turun')];
  const shown = shownHash(['naik', 'turun'].map((value) => ({ hash: valueHash(value) })));
  const decided = typed('c', 1, 'naik, lalu turun', { kind: 'decide', baseHash: shown });
  expect(valuesOf([...both, decided])).toEqual(['naik, lalu turun']);
  expect(valuesOf([...both, typed('b', 2, 'turun tajam'), decided])).toContain('turun tajam');
});

test('two devices that set the same values in turn never leave a field without a value', () => {
  const text = fc.constantFrom('3', '4', '5');
  const event = fc.record({ deviceId: fc.constantFrom('a', 'b', 'c'), value: text, base: text });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (given) => {
      const events = given.map(({ deviceId, value, base }, at) =>
        typed(deviceId, at, value, on(base)),
      );
      const standing = valuesOf(events);
      expect(standing.length).toBeGreaterThan(0);
      expect(given.map(({ value }) => value)).toEqual(expect.arrayContaining(standing));
    }),
  );
});

test('what a device typed last and nobody saw always stands', () => {
  const text = fc.string({ minLength: 1, maxLength: 3 });
  const event = fc.record({ deviceId: fc.constantFrom('a', 'b', 'c'), value: text });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (given) => {
      const events = given.map(({ deviceId, value }, at) => typed(deviceId, at, value));
      const last = new Map(events.map(({ deviceId, value }) => [deviceId, value]));
      expect(new Set(valuesOf(events))).toEqual(new Set(last.values()));
    }),
  );
});

test.each([
  ['unseen by each other', () => null],
  ['on values that never arrive', (at: number) => valueHash(`belum ada ${at}`)],
])('each value is folded once however many devices typed it, %s', (_how, baseOf) => {
  const EVENTS = 600;
  let looks = 0;
  const events = Array.from({ length: EVENTS }, (_, at) => {
    const event = typed(`perangkat ${at}`, 1, `kata ${at}`, { baseHash: baseOf(at) });
    const { deviceId } = event;
    Object.defineProperty(event, 'deviceId', { get: () => ((looks += 1), deviceId) });
    return event;
  });
  expect(valuesOf(events)).toHaveLength(EVENTS);
  expect(looks).toBeLessThanOrEqual(2 * EVENTS);
});
