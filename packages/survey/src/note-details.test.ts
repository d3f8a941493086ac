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
  ['Senin, 3 Feb. 2025', '2025-02-03'],
  ['Rabu 12 Feb ’25', '2025-02-12'],
  ['12 Okt. 2024', '2024-10-12'],
  ['12 Agust 2024', '2024-08-12'],
  ['3-Feb-25', '2025-02-03'],
  ['3-Peb-25', '2025-02-03'],
  ['12/Feb/2025', '2025-02-12'],
  ['12.Februari.2025', '2025-02-12'],
  ['2025/02/03', '2025-02-03'],
  ['2025.02.12', '2025-02-12'],
  ['3 / 2 / 2025', '2025-02-03'],
  ['12 /02/ 25', '2025-02-12'],
  ['Feb 3, 2025', '2025-02-03'],
  ['Denpasar, Maret 12, 2025', '2025-03-12'],
  ['１２ Februari ２０２５', '2025-02-12'],
  ['12\u00a0Februari\n2025', '2025-02-12'],
  ['13-14 Februari 2025', '2025-02-14'],
  ['13 - 14 - 15 Februari 2025', '2025-02-15'],
  ['12 Februari-13 Februari 2025', '2025-02-13'],
  ['30 Januari/01 Feb 2025', '2025-02-01'],
  ['10 Mei-12 Juni', null],
  ['Pukul 09.10.\n12 Februari 2025', '2025-02-12'],
  ['10.00 WITA/12 Februari 2025', '2025-02-12'],
  ['5 Maret 2025, 10.00. 11 orang', '2025-03-05'],
  ['12 Februari 10.30', null],
  ['12-Feb-10.30', null],
  ['12 Februari 25 orang', null],
  ['2/14/2025', null],
  ['29 Februari 2025', null],
  ['12 Marketing 2025', null],
  ['besok', null],
  ['31/02/2025', null],
  ['minggu kedua Februari', null],
])('the day "%s" is read as %s', (written, day) => {
  expect(parseVisitDate(written)).toBe(day);
});

test.each([
  ['16', 16],
  ['± 1.250 orang', 1250],
  ['120 (termasuk 12 harian)', 120],
  ['1 250', 1250],
  ['1\u00a0250 org', 1250],
  ['1,250', 1250],
  ['kurang lebih 300 karyawan tetap', 300],
  ['+/- 35 Orang.', 35],
  ['1,2 ribu', null],
  ['± 1,5 ribu orang', null],
  ['2 ribu', null],
  ['-5', null],
  ['100-150', null],
  ['tahun 2024: 300', null],
  ['2024: 300; 2025: 250', null],
  ['12,50', null],
  ['naik 10%', null],
  ['lebih dari 100', null],
  ['banyak', null],
])('"%s" employees are %s', (employees, count) => {
  const details = noteDetails({ ...NOTHING_WRITTEN, employees });
  expect(details).toMatchObject({ employeesWritten: employees, employees: count });
});
