import { madeFileName } from './made-file-name.js';

const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const asked = (quarter: string) => ({
  sessionId,
  request: { quarter_now: quarter, quarter_before: 'x' },
});

test('downloads bear the names of the specification', () => {
  const { request } = asked('Triwulan I 2025');
  const tabulation = { sessionId, request: { ...request, quarter_last_year: null } };
  expect(madeFileName('write-tabulation', tabulation)).toBe(
    'tabulasi_likert_scale_Triwulan I 2025.xlsx',
  );
  const bab2 = { sessionId, request: { ...request, indicator_type: 'harga jual' as const } };
  expect(madeFileName('write-bab2', bab2)).toBe('BAB2_Harga Jual_Triwulan I 2025.xlsx');
  expect(madeFileName('write-bab3', asked('Triwulan I 2025'))).toBe(
    'BAB3_Per_Sektor_Triwulan I 2025.xlsx',
  );
  expect(madeFileName('write-comparison', { sessionId })).toBe('sonic_comparison_0f8fad5b.xlsx');
  expect(madeFileName('draw-orientation-chart', { sessionId })).toBe(
    'grafik_5_1_orientasi_penjualan.png',
  );
  expect(madeFileName('draw-sector-chart', { sessionId })).toBe('grafik_5_2_lapangan_usaha.png');
});

test('a period that no disk would take is made one that it does', () => {
  expect(madeFileName('write-bab3', asked('../Tw I/II "2025"\u202Egnp.exe\n'))).toBe(
    'BAB3_Per_Sektor_.. Tw I II 2025 gnp.exe.xlsx',
  );
  expect(madeFileName('write-bab3', asked('///'))).toBe('BAB3_Per_Sektor_triwulan.xlsx');
});
