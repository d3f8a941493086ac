import { shownRange } from '../src/shown-range.js';

test('a range that leaves has its ends to one decimal, half up; the office sees them whole', () => {
  const range = { low: -0.15, high: 0.15 };
  expect(shownRange(range, 'release')).toEqual({ low: -0.2, high: 0.2 });
  expect(shownRange(range, 'internal')).toEqual(range);
  expect(shownRange({ low: null, high: null }, 'release')).toEqual({ low: null, high: null });
});
