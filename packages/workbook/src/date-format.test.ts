import { excelDate, isDateFormat } from './date-format.js';

test.each([
  14,
  22,
  47,
  'dd/mm/yyyy',
  'dd" tanggal "mmm yyyy',
  '[$-421]dd mmmm yyyy;@',
  '[h]:mm',
  'hh:mm AM/PM',
  'mm:ss.0',
  '[$-F800]dddd\\, mmmm dd\\, yyyy',
])('%j shows a date or time', (format) => {
  expect(isDateFormat(format)).toBe(true);
});

test.each([
  0,
  9,
  49,
  undefined,
  'General',
  '[Red]General',
  '0.00',
  '#,##0',
  '"Rp"#,##0',
  '[$Rp-421] #,##0',
  '0" hari"',
  '0.0\\d',
  '0_d',
  '0.00E+00',
  '@',
  '[Red]0.0;dd',
])('%j shows no date', (format) => {
  expect(isDateFormat(format)).toBe(false);
});

// Days and dates as Microsoft documents them for both calendars.
test.each([
  [1, false, '1900-01-01T00:00:00.000Z'],
  [59, false, '1900-02-28T00:00:00.000Z'],
  [61, false, '1900-03-01T00:00:00.000Z'],
  [45_711.75, false, '2025-02-23T18:00:00.000Z'],
  [2_958_465.5, false, '9999-12-31T12:00:00.000Z'],
  [0, true, '1904-01-01T00:00:00.000Z'],
  [44_249, true, '2025-02-23T00:00:00.000Z'],
])('day %d, in the 1904 calendar: %s, is %s', (day, uses1904, iso) => {
  expect(excelDate(day, uses1904)).toEqual(new Date(iso));
});

test.each([-1, 2_958_466, 1e300])('%d lies outside the calendar and stays a number', (day) => {
  expect(excelDate(day, false)).toBe(day);
});
