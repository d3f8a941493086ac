import { partsOfRows, rowHeight } from './text-height.js';

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

test('a text that is longer than a row can be high goes on in whole lines, with every word', () => {
  const text = `${'Permintaan naik karena proyek pemerintah. '.repeat(90)}\n\n${'x'.repeat(6000)} AKHIR.`;
  const parts = partsOfRows({ text, width: 70 }, 9);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts.slice(0, -1)) expect(height(part, 70)).toBeGreaterThan(390);
  for (const part of parts) expect(partsOfRows({ text: part, width: 70 }, 9)).toEqual([part]);
  const letters = (of: string) => of.replace(/\s/g, '');
  expect(letters(parts.join(''))).toBe(letters(text));
  expect(partsOfRows({ text: 'pendek', width: 70 }, 9)).toEqual(['pendek']);
});
