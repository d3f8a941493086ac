import { periodOf, type QuarterlyFile } from '@lqc/contracts';
import { latestFirst } from './latest-first';

const aFile = (label: string, upload_date = '2025-01-01T00:00:00Z') =>
  ({ label, upload_date, year: null, quarter: null, ...periodOf(label) }) as QuarterlyFile;

test('quarters stand by their time, not by their letters', () => {
  const labels = ['I 2025', 'II 2025', 'III 2024', 'III 2025', 'IV 2024'];
  expect(
    latestFirst(labels.map((one) => aFile(`Triwulan ${one}`))).map(({ label }) => label),
  ).toEqual([
    'Triwulan III 2025',
    'Triwulan II 2025',
    'Triwulan I 2025',
    'Triwulan IV 2024',
    'Triwulan III 2024',
  ]);
});

test('files without a quarter come last, the latest upload first', () => {
  const files = [
    aFile('lama', '2024-01-01T00:00:00Z'),
    aFile('Triwulan I 2020'),
    aFile('baru', '2025-06-01T00:00:00Z'),
  ];
  expect(latestFirst(files).map(({ label }) => label)).toEqual(['Triwulan I 2020', 'baru', 'lama']);
});
