import { calendarQuarter, labelOfQuarter } from './calendar-quarter.js';

const nothing = { label: 'Triwulan Sekarang', fileName: 'kini.xlsx', period: null, visitedOn: [] };

test.each([
  ['label', { label: 'TW I 2025' }, 1],
  ["file's name", { fileName: 'TW II 2025.xlsx' }, 2],
  ['most named Periode', { period: { year: 2025, quarter: 3 } }, 3],
  ['days of most visits', { visitedOn: ['2025-09-30', '2025-10-01', null, '2025-12-31'] }, 4],
])('the %s tells the calendar quarter', (_by, told, quarter) => {
  expect(calendarQuarter({ ...nothing, ...told })).toEqual({ year: 2025, quarter });
});

test('what is named first goes before, and where nothing tells there is none', () => {
  const told = { ...nothing, period: { year: 2025, quarter: 3 }, visitedOn: ['2025-10-01'] };
  expect(calendarQuarter(told)?.quarter).toBe(3);
  expect(calendarQuarter({ ...told, fileName: 'TW II 2025.xlsx' })?.quarter).toBe(2);
  expect(calendarQuarter(nothing)).toBeNull();
});

test('a quarter is called by its label only where that names it', () => {
  const calendar = { year: 2025, quarter: 3 };
  expect(labelOfQuarter('TW 3-2025', calendar)).toBe('TW 3-2025');
  expect(labelOfQuarter('TW 2-2025', calendar)).toBe('Triwulan III 2025');
  expect(labelOfQuarter('Triwulan Sekarang', calendar)).toBe('Triwulan III 2025');
});
