import * as XLSX from '@e965/xlsx';
import { merge } from './merge.js';

function xlsWithLayout(): Uint8Array {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Nama Contact', 'CV Fiktif'],
    [45711, 1.5],
  ]);
  sheet['A2'] = { t: 'n', v: 45711, z: 'dd/mm/yyyy' };
  sheet['!merges'] = [{ s: { r: 3, c: 0 }, e: { r: 4, c: 2 } }];
  sheet['!cols'] = [{ wch: 30 }];
  sheet['!rows'] = [{ hpt: 40 }];
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Kontak');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }));
}

test('a .xls comes along with values, number formats and merges, marked as converted', async () => {
  const { bytes, certificate } = await merge([{ fileName: 'lama.xls', bytes: xlsWithLayout() }]);
  expect(certificate.errors).toEqual([]);
  expect(certificate.sheets).toMatchObject([
    { sheet: 'Kontak', finalSheet: 'Kontak', converted: true },
  ]);
  const sheet = XLSX.read(bytes, { type: 'buffer', cellNF: true }).Sheets['Kontak']!;
  expect(sheet['B1']).toMatchObject({ v: 'CV Fiktif' });
  expect(sheet['A2']).toMatchObject({ v: 45711, z: 'dd/mm/yyyy' });
  expect(sheet['!merges']).toEqual([{ s: { r: 3, c: 0 }, e: { r: 4, c: 2 } }]);
});
