import { periodOf, quartersBetween } from './period.js';

test.each([
  ['Triwulan III 2025', 2025, 3],
  ['Tw 3 2025', 2025, 3],
  ['TW III-2025', 2025, 3],
  ['triwulan iv tahun 2024', 2024, 4],
  ['Q1 2026', 2026, 1],
  ["Tw IV '24", 2024, 4],
  ['tw II ’25', 2025, 2],
  ['2025 TW II', 2025, 2],
  ['TW_III_2025 (final)', 2025, 3],
  ['TW IV-24', 2024, 4],
  ['tercatat pada TW IV-24.', 2024, 4],
  ['Q3/25', 2025, 3],
  ['Trw III 2027', 2027, 3],
  ['2027Q4', 2027, 4],
  ['3Q25', 2025, 3],
  ['1Q24-2Q25', 2024, 1],
  ['survei 1Q 2026, final', 2026, 1],
  ['TWIV2028', 2028, 4],
  ['TW III-10 Nov 2025', 2025, 3],
  ['TW III-25 Nov 2026', 2026, 3],
  ['TW III/12-11-2025', 2025, 3],
  ['TW 1-04-2026 final', 2026, 1],
  ['Survei TW3-15 responden 2025', 2025, 3],
  ['rekap Q1-25 rev2', 2025, 1],
  ['I/2024', 2024, 1],
  [' iv 2025 ', 2025, 4],
])('%s names a quarter and a year', (label, year, quarter) => {
  expect(periodOf(label)).toEqual({ year, quarter });
});

test('a label without a year, or without a quarter, names no period', () => {
  expect(periodOf('Triwulan III')).toBeNull();
  expect(periodOf('Survei 2025')).toBeNull();
  expect(periodOf('1/2025')).toBeNull();
  expect(periodOf('Lampiran I/2025')).toBeNull();
  expect(periodOf('2024 dan 2025 TW II')).toBeNull();
  expect(periodOf('TW II-25,0%')).toBeNull();
  expect(periodOf('Q12 2025')).toBeNull();
  expect(periodOf('naik 3Q 25 persen')).toBeNull();
  expect(periodOf('2Q30%')).toBeNull();
  expect(periodOf('Q3-12 kontak')).toBeNull();
  expect(periodOf('2024 dan 2025 TW II-26')).toBeNull();
});

test('quarters are counted over the turn of the year', () => {
  expect(quartersBetween({ year: 2024, quarter: 4 }, { year: 2025, quarter: 1 })).toBe(1);
  expect(quartersBetween({ year: 2025, quarter: 3 }, { year: 2024, quarter: 3 })).toBe(-4);
});
