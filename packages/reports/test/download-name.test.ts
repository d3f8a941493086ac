import { downloadName } from '../src/index.js';

test('downloads bear the names of the specification', () => {
  const quarter = 'Triwulan I 2025';
  const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(downloadName('tabulation', { quarter })).toBe(
    'tabulasi_likert_scale_Triwulan I 2025.xlsx',
  );
  expect(downloadName('bab2', { quarter, indicator: 'harga jual' })).toBe(
    'BAB2_Harga Jual_Triwulan I 2025.xlsx',
  );
  expect(downloadName('bab3', { quarter })).toBe('BAB3_Per_Sektor_Triwulan I 2025.xlsx');
  expect(downloadName('comparison', { sessionId })).toBe('sonic_comparison_0f8fad5b.xlsx');
  expect(downloadName('orientationChart')).toBe('grafik_5_1_orientasi_penjualan.png');
  expect(downloadName('sectorChart')).toBe('grafik_5_2_lapangan_usaha.png');
});

test('a period that no disk would take is made one that it does', () => {
  expect(downloadName('bab3', { quarter: '../Tw I/II "2025"\u202Egnp.exe\n' })).toBe(
    'BAB3_Per_Sektor_.. Tw I II 2025 gnp.exe.xlsx',
  );
  expect(downloadName('bab3', { quarter: '///' })).toBe('BAB3_Per_Sektor_triwulan.xlsx');
});
