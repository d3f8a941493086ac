import { fileNameFrom } from './file-name';

test('a file name holds letters and digits of any alphabet, and nothing that leads elsewhere', () => {
  expect(fileNameFrom(['kata', 'Biaya Tenaga Kerja (Upah)', 'Triwulan II/2025'], 'csv')).toBe(
    'kata_biaya_tenaga_kerja_upah_triwulan_ii_2025.csv',
  );
  expect(fileNameFrom(['../..', 'a'], 'txt')).toBe('a.txt');
});
