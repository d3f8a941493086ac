import { isVisitOutside } from './visit-day.js';

const isOutside = (date: string, quarter = 'Triwulan IV 2026') =>
  isVisitOutside(new Map([['date', date]]), quarter);

test.each([
  ['2026-08-15', true],
  ['2027-03-15', true],
  ['2025-11-15', true],
  ['2026-10-01', false],
  ['2026-12-31', false],
])('a visit on %s is outside the fourth quarter of 2026: %s', (day, isOut) => {
  expect(isOutside(day)).toBe(isOut);
});

test('nothing is said of a day or a label that names none', () => {
  expect([isOutside(''), isOutside('kemarin'), isOutside('2026-08-15', 'Survei akhir')]).toEqual([
    false,
    false,
    false,
  ]);
});
