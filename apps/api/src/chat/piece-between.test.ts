import { pieceBetween } from './piece-between.js';

test.each([
  ['', 'Harga'],
  ['Harga', 'Harga Jual turun'],
  ['Menurut Kontak K1', 'Menurut PT Arunika'],
  ['Harga Jual turun', 'Harga'],
  ['panen 🌾', 'panen 🌿'],
])('from %j to %j', (before, after) => {
  const { at, text } = pieceBetween(before, after)!;
  expect(before.slice(0, at) + text).toBe(after);
  expect(text.isWellFormed()).toBe(true);
});

test('nothing is told of what stays', () => {
  expect(pieceBetween('Harga', 'Harga')).toBeNull();
});
