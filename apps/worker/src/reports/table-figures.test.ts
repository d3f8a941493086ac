import type { DocumentTable } from '@lqc/reports/document';
import { changedFigures } from './changed-figures.js';
import { tableFigures, tableWords } from './table-figures.js';

const map = (period: string, average: number | string, n: number): DocumentTable => ({
  title: `Skor, ${period}`,
  columns: [
    { header: 'Indikator', kind: 'text' },
    { header: 'Rata-rata', group: period, kind: 'average', hasN: true },
    { header: 'Rata-rata', group: 'lalu', kind: 'average' },
  ],
  rows: [[{ value: 'Harga Jual' }, { value: average, n: { value: n } }, { value: 3 }]],
  notes: [],
});

test('a cell that shows another figure, or another n, has changed; one that shows the same has not', () => {
  const was = tableFigures([map('Triwulan I', 3.891, 9)]);
  expect(changedFigures(was, tableFigures([map('Triwulan II', 3.889, 9)]), [])).toEqual([]);
  expect(changedFigures(was, tableFigures([map('Triwulan I', 3.63, 8)]), [])).toMatchObject([
    { label: 'Harga Jual · Triwulan I · Rata-rata', old: 3.89, now: 3.63, unit: 'skala' },
    { label: 'Harga Jual · Triwulan I · Rata-rata (n)', old: 9, now: 8, unit: 'kontak' },
  ]);
});

test('a figure that is no longer told is gone, and what is said instead are words', () => {
  const [was, is] = [[map('Triwulan I', 3.89, 9)], [map('Triwulan I', 'tidak cukup', 9)]];
  expect(changedFigures(tableFigures(was), tableFigures(is), [])).toMatchObject([
    { old: 3.89, now: null },
  ]);
  expect(tableWords(was)).toEqual(['Harga Jual']);
  expect(tableWords(is)).toEqual(['Harga Jual', 'tidak cukup']);
});
