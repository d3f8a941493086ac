import { inStyle, numberStyle } from './number-style.js';

const shown = (value: number, format: string | number) =>
  inStyle(value, numberStyle(format), false);
const at = (hours: number, minutes: number, seconds = 0) =>
  (hours * 3600 + minutes * 60 + seconds) / 86_400;

test.each([
  [at(10, 30), 'hh:mm', '10:30'],
  [at(10, 30), 21, '10:30:00'],
  [at(9, 5), 'h:mm', '9:05'],
  [at(9, 5), 'hh\\.mm;@', '09.05'],
  [at(9, 5), 'hh"."mm" WITA"', '09.05'],
  [at(36, 15), '[h]" jam "mm', '36 15'],
  [at(13, 5), 18, '1:05 PM'],
  [at(0, 5), '[$-409]h:mm AM/PM', '12:05 AM'],
  [at(36, 15), '[hh]:mm:ss', '36:15:00'],
  [1.5, '[h]:mm', '36:00'],
  [at(1, 1, 1), '[mm]:ss', '61:01'],
  [at(0, 7, 8), 'mm:ss.0', '07:08'],
])('the number %d in the format %j is told as Excel shows it: %s', (value, format, text) => {
  expect(shown(value, format)).toBe(text);
});

test.each([
  [45_701.5, 'h:mm'],
  [45_701.5, 'dd/mm/yyyy hh:mm'],
  [0.5, 'dd/mm/yyyy'],
  [45_701, 'mm'],
])('the number %d in the format %j is a date, since it is a day or shows one', (value, format) => {
  expect(shown(value, format)).toBeInstanceOf(Date);
});
