import { noteDetails } from './note-details.js';
import { parseVisitDate } from './visit-date.js';

const NOTHING_WRITTEN = {
  visited: null,
  method: null,
  employees: null,
  place: null,
  product: null,
  interviewer: null,
};

test.each([
  ['2025-02-09', '2025-02-09'],
  ['9/2/2025', '2025-02-09'],
  ['09-02-25', '2025-02-09'],
  ['Senin, 9 Februari 2025', '2025-02-09'],
  ['9 Agt 2025', '2025-08-09'],
  ['45697', '2025-02-09'],
  ['9 Februari 2025, 09.10-10.30 WIB', '2025-02-09'],
  ['31/02/2025', null],
  ['minggu kedua Februari', null],
])('the day "%s" is read as %s', (written, day) => {
  expect(parseVisitDate(written)).toBe(day);
});

test.each([
  ['16', 16],
  ['± 1.250 orang', 1250],
  ['120 (termasuk 12 harian)', 120],
  ['banyak', null],
])('"%s" employees are %s', (employees, count) => {
  const details = noteDetails({ ...NOTHING_WRITTEN, employees });
  expect(details).toMatchObject({ employeesWritten: employees, employees: count });
});
