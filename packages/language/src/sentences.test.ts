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

test('a legal form behind its name may end a sentence, one before a name does not', () => {
  expect(sentences('Disampaikan Maju Jaya, PT. Rata-rata naik.')).toHaveLength(2);
  expect(sentences('Disampaikan Maju Jaya, PT. Mekar Sari, dan CV. Tirta Abadi.')).toHaveLength(1);
});

test('a text without an end is one sentence, an empty one none', () => {
  expect(sentences('permintaan naik')).toEqual(['permintaan naik']);
  expect(sentences('  \n ')).toEqual([]);
});
