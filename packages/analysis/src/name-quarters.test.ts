import { nameQuarters } from './name-quarters.js';
import { calendarName } from './calendar-name.js';
import { makeQuarter, type Quarter } from './quarter.js';
import { aContact, aQuarter } from './testing/index.js';

/** A quarter as the plain upload routes keep it: labelled by its part in the session. */
const uploaded = (label: string, fileName: string, visitedOn?: string): Quarter => {
  const details = { visitedOn } as NonNullable<ReturnType<typeof aContact>['details']>;
  const contact = { ...aContact({ domestik: 4 }), ...(visitedOn && { details }) };
  const { survey, quality: findings, source } = aQuarter([contact], null, label);
  return makeQuarter({ survey, findings, source: { ...source, file_name: fileName } }, null);
};
const now = (fileName = 'data.xlsx') => uploaded('Triwulan Sekarang', fileName);
const before = (fileName = 'lama.xlsx') => uploaded('Triwulan Sebelumnya', fileName);
const lastYear = (fileName = 'setahun.xlsx', visitedOn?: string) =>
  uploaded('Periode Tahun Lalu', fileName, visitedOn);
const periodsOf = (quarters: Parameters<typeof nameQuarters>[0]) =>
  Object.values(nameQuarters(quarters)).map((one: Quarter | null) => one?.period);

test('a file that is uploaded plainly is called by the quarter in its name', () => {
  expect(
    periodsOf({
      now: now('Triwulan I 2025.xlsx'),
      before: before('TW_IV_2024 (final).xlsx'),
      last_year: lastYear('Q1 2024.xlsx'),
    }),
  ).toEqual(['Triwulan I 2025', 'Triwulan IV 2024', 'Triwulan I 2024']);
});

test('else by the days on its sheets, else last year is a year before the current quarter', () => {
  const told = { now: now('Triwulan I 2025.xlsx'), before: before() };
  expect(periodsOf({ ...told, last_year: lastYear('a.xlsx', '2024-02-14') })[2]).toBe(
    'Triwulan I 2024',
  );
  expect(periodsOf({ ...told, last_year: lastYear() })).toEqual([
    'Triwulan I 2025',
    'Triwulan Sebelumnya',
    'Triwulan I 2024',
  ]);
});

test('what most sheets give as Periode comes before the days of their visits', () => {
  const { survey, quality, source } = lastYear('a.xlsx', '2025-01-03');
  const findings = { ...quality, period: { year: 2024, quarter: 4 } };
  const quarter = makeQuarter({ survey, findings, source }, null);
  expect(calendarName(quarter)).toBe('Triwulan IV 2024');
  const named = { ...source, file_name: 'Triwulan III 2024.xlsx' };
  expect(calendarName(makeQuarter({ survey, findings, source: named }, null))).toBe(
    'Triwulan III 2024',
  );
});

test('what a label or a person named keeps that name, and what nothing names its label', () => {
  const typed = { ...now('Triwulan I 2025.xlsx'), period: 'TW 3-2025' };
  expect(periodsOf({ now: typed, before: null, last_year: lastYear() })).toEqual([
    'TW 3-2025',
    undefined,
    'Triwulan III 2024',
  ]);
  expect(periodsOf({ now: now(), before: before(), last_year: lastYear() })).toEqual([
    'Triwulan Sekarang',
    'Triwulan Sebelumnya',
    'Periode Tahun Lalu',
  ]);
});

test('a quarter is the same by all its files, whatever these or people call it', () => {
  const { now: plain, last_year: past } = nameQuarters({
    now: { ...now('TW I 2025.xlsx'), period: 'TW 3-2025' },
    before: null,
    last_year: lastYear('Q1 2024.xlsx'),
  });
  expect([plain, past].map((one) => calendarName(one!))).toEqual([
    'Triwulan I 2025',
    'Triwulan I 2024',
  ]);
  expect(calendarName(now())).toBe('Triwulan Sekarang');
});

test('the quarter that a person gave its file comes before what its sheets say', () => {
  const { survey, quality: findings, source } = lastYear('a.xlsx', '2024-10-14');
  const calendar = { year: 2024, quarter: 3 };
  const quarter = makeQuarter({ survey, findings, source, calendar }, null);
  expect(periodsOf({ now: quarter, before: null, last_year: null })[0]).toBe('Triwulan III 2024');
});
