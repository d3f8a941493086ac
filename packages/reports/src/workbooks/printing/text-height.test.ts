import { rowHeight } from './text-height.js';

const height = (text: string, width = 30) => rowHeight([{ text, width }], 9);

test('a row is as high as the tallest of its texts', () => {
  const line = height('Permintaan');
  expect(rowHeight([], 9)).toBe(line);
  expect(height('dua\nbaris')).toBeGreaterThan(line);
  const both = [
    { text: 'dua\nbaris', width: 30 },
    { text: 'satu', width: 30 },
  ];
  expect(rowHeight(both, 9)).toBe(height('dua\nbaris'));
});

test('words are wrapped where the column ends, and long ones are broken', () => {
  const words = 'permintaan domestik meningkat karena proyek pemerintah ';
  expect(height(words.repeat(4), 70)).toBeLessThan(height(words.repeat(4), 30));
  expect(height('x'.repeat(200), 30)).toBeGreaterThan(height('x'.repeat(20), 30));
});

test('no row is higher than Excel draws one', () => {
  expect(height('baris\n'.repeat(200))).toBe(409);
});
