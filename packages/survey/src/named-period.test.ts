import { aNote } from '../test/sheets.js';
import { notedPeriod } from './named-period.js';

const periodOf = (written: string | number | Date) =>
  notedPeriod(aNote([['Periode', written]]))[0]?.period;

test.each([
  'Triwulan IV 2025',
  'IV/2025',
  'IV-2025',
  'iv - 2025',
  'IV 2025',
  'Oktober-Desember 2025',
  'Okt. s.d. Des. 2025',
  'Desember 2025',
  '1 Oktober - 31 Desember 2025',
  '2025-12-01',
  46_000,
  new Date('2025-12-01T00:00:00Z'),
])('the note whose Periode is %j is of the fourth quarter of 2025', (written) => {
  expect(periodOf(written)).toEqual({ year: 2025, quarter: 4 });
});

test.each([
  'Triwulan IV',
  'Januari-Juni 2025',
  'Oktober 2025 - Januari 2026',
  'Desember',
  '2025',
  'IV',
  'Investasi 2025',
  'I-IV 2025',
  'III/IV 2025',
  'I dan II 2025',
])('the note whose Periode is %j gives no quarter', (written) => {
  expect(periodOf(written)).toBeUndefined();
});
