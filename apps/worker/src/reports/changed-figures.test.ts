import type { Fact } from '@lqc/contracts';
import { changedFigures } from './changed-figures.js';

const fact = (value: number, label: string): Fact => ({
  id: 'average.harga_jual.Konstruksi.now',
  kind: 'average',
  subject: 'Harga Jual',
  quarter: 'now',
  value,
  unit: 'skala',
  decimals: 2,
  label: `${label}: ${value}`,
});
const was = fact(4, 'Rata-rata Harga Jual, Triwulan I 2025');
const NOW = 'Rata-rata Harga Jual di Konstruksi, Triwulan II 2025';

test('a figure that is only called otherwise has not changed', () => {
  expect(changedFigures([was], [fact(4, NOW)], [])).toEqual([]);
});

test('a figure that changed twice, and is called otherwise, changed from what the text was written with', () => {
  const [once] = changedFigures([was], [fact(3, was.label.slice(0, -3))], []);
  const twice = changedFigures([fact(3, NOW)], [fact(2, NOW)], [once!]);
  expect(twice).toMatchObject([{ label: NOW, old: 4, now: 2 }]);
  expect(changedFigures([fact(3, NOW)], [was], [once!])).toEqual([]);
});
