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

test('a place in a list and what staff type in haste end no sentence, but their nouns may', () => {
  expect(sentences('1. Kap. util naik, a.l. hotel.\n2. B. energi turun 5 ktk. Dom. naik.')).toEqual(
    ['1. Kap. util naik, a.l. hotel.', '2. B. energi turun 5 ktk.', 'Dom. naik.'],
  );
  expect(sentences('Berapa yang naik? Naik 12. Turun 10.')).toHaveLength(3);
});

test('what people are called by before their names ends no sentence', () => {
  expect(sentences('Tamu Mr. Takahashi Kenji dan Mrs. Smith naik.')).toHaveLength(1);
});

test('a legal form behind a name ends a sentence where a capital letter follows', () => {
  expect(
    sentences(
      'Naik menurut PT. Wana Raya Tbk. Kontak lain turun, yaitu Segara Abadi, CV. Sisanya tetap.',
    ),
  ).toEqual([
    'Naik menurut PT. Wana Raya Tbk.',
    'Kontak lain turun, yaitu Segara Abadi, CV.',
    'Sisanya tetap.',
  ]);
  expect(sentences('Naik di Segara Abadi, PT. Wana Raya, dan UD. Melati.')).toHaveLength(1);
  expect(sentences('PT Wana Tbk. dan Segara, CV. naik.')).toHaveLength(1);
});

test('a text without an end is one sentence, an empty one none', () => {
  expect(sentences('permintaan naik')).toEqual(['permintaan naik']);
  expect(sentences('  \n ')).toEqual([]);
});
