import { sentences } from './sentences.js';

test('full stops in numbers and after abbreviations end no sentence', () => {
  expect(
    sentences('Omzet PT. Maju Jaya Rp1.234,5 juta. Naik 3.5% (dll. sama)! Stabil?\nBaris baru'),
  ).toEqual([
    'Omzet PT. Maju Jaya Rp1.234,5 juta.',
    'Naik 3.5% (dll. sama)!',
    'Stabil?',
    'Baris baru',
  ]);
});

test('a text without an end is one sentence, an empty one none', () => {
  expect(sentences('permintaan naik')).toEqual(['permintaan naik']);
  expect(sentences('  \n ')).toEqual([]);
});
