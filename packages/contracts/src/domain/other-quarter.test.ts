import { otherQuarter, visitsFarFrom } from './other-quarter.js';
import type { Period } from './period.js';

const [III, IV] = [3, 4].map((quarter) => ({ year: 2024, quarter })) as [Period, Period];

test.each([
  ['what the notes name', IV, III, 'Triwulan III 2024.xlsx', 'notes'],
  ['what the name says of notes that name none', IV, null, 'TW3_2024.xlsx', 'file_name'],
  ['nothing where the notes agree, whatever the name says', IV, IV, 'TW3_2024.xlsx', undefined],
  ['nothing of a label that names no quarter', null, III, 'TW3_2024.xlsx', undefined],
  ['nothing of a file that names none', IV, null, 'liaison.xlsx', undefined],
])('of another quarter it tells %s', (_, stored, notes, fileName, by) => {
  expect(otherQuarter(stored, { notes, fileName })?.by).toBe(by);
});

test('a visit just outside its quarter is usual, one more than a quarter away is named', () => {
  const days = ['2025-01-02', '2024-10-05', '2025-06-30', '2024-09-30', '2025-08-03', '1925-02-01'];
  const visits = [...days, null].map((day, nth) => ({ sheet: `L${nth}`, day }));
  const first = { year: 2025, quarter: 1 };
  expect(visitsFarFrom(first, visits).map(({ sheet }) => sheet)).toEqual(['L3', 'L4', 'L5']);
  expect(visitsFarFrom(null, visits)).toEqual([]);
});
