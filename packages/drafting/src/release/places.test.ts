import fc from 'fast-check';
import { foldLetters } from '../pseudonyms/fold-letters.js';
import { foldWithPlaces } from './fold-with-places.js';
import { lastBefore, placesWithin, TakenPlaces } from './places.js';

const LENGTH = 30;
const place = fc
  .tuple(fc.nat(LENGTH - 1), fc.integer({ min: 1, max: 6 }))
  .map(([start, length]) => ({ start, end: Math.min(LENGTH, start + length) }));
const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

test('places are given out once, and found as by comparing each with each', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), place, (asked, where) => {
      const taken = new TakenPlaces(LENGTH);
      const given = asked.filter((one) => taken.take(one));
      const expected: typeof asked = [];
      for (const one of asked)
        if (!expected.some((other) => overlap(one, other))) expected.push(one);
      expect(given).toEqual(expected);
      const inOrder = given.toSorted((a, b) => a.start - b.start);
      expect(placesWithin(inOrder, where)).toEqual(
        inOrder.filter(({ start, end }) => start >= where.start && end <= where.end),
      );
      expect(lastBefore(inOrder, where.start)).toBe(
        inOrder.findLast(({ start }) => start < where.start),
      );
    }),
  );
});

test('a text is folded letter by letter with its marks, and every one knows its place', () => {
  const letters = [
    'a',
    'B',
    ' ',
    '\n',
    '\t',
    'é',
    'e\u0301',
    'İ',
    'Р',
    '😀',
    '\u0301',
    '\u200d',
    '\u200b',
    'ﬁ',
  ];
  const { folded: plain, placeOf: before } = foldWithPlaces('PT Di**na**mika');
  expect(plain).toBe('PT Dinamika');
  expect(before(plain.indexOf('mika'))).toBe('PT Di**na**'.length);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { folded, placeOf } = foldWithPlaces(text);
      const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text);
      const expected = [...graphemes].map(
        ({ segment, index }) => [foldLetters(segment), index] as const,
      );
      expect(folded).toBe(expected.map(([letter]) => letter).join(''));
      const places = expected.flatMap(([letter, at]) =>
        Array.from({ length: letter.length }, () => at),
      );
      expect(places.map((_, at) => placeOf(at))).toEqual(places);
    }),
  );
});
