import { workbookName } from './workbook-name.js';

test.each([
  ['C:\\fakepath\\triwulan.xlsx', 'triwulan.xlsx'],
  ['../../etc/triwulan.XLS', 'triwulan.XLS'],
  ['Triwulan III – 2025.xlsx', 'Triwulan III – 2025.xlsx'],
  [`${'a'.repeat(400)}.xlsx`, `${'a'.repeat(250)}.xlsx`],
])('%s is kept as %s', (given, kept) => {
  expect(workbookName(given)).toBe(kept);
});

test.each(['gambar.png', 'triwulan.xlsm', 'triwulan', '.xlsx', 'triwulan.xlsx/..', ''])(
  '"%s" is no workbook',
  (name) => {
    expect(() => workbookName(name)).toThrow('UNSUPPORTED_FILE_TYPE');
  },
);
