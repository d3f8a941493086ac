import { stopWordsFor } from './stop-words.js';
import { rawTokens, tokens } from './tokens.js';

test('a word is a run of two letters and more; everything else separates', () => {
  expect(rawTokens('Harga-beli NAIK 12,5% (a b) café e-mail, Rp1.000')).toEqual([
    'harga',
    'beli',
    'naik',
    'caf',
    'mail',
    'rp',
  ]);
});

test('links leave no words behind', () => {
  expect(rawTokens('lihat https://contoh.id/a-b?c=d dan www.contoh.id/harga naik')).toEqual([
    'lihat',
    'dan',
    'naik',
  ]);
});

test('words of direction stay, words of the trade and of the indicator go', () => {
  const words = tokens(
    'Kontak perusahaan: permintaan domestik tidak naik, belum turun, tinggi atau rendah yoy',
    stopWordsFor('domestik'),
  );
  expect(words).toEqual(['tidak', 'naik', 'belum', 'turun', 'tinggi', 'rendah']);
});

test('the own words of one indicator count for another', () => {
  expect(tokens('permintaan domestik', stopWordsFor('ekspor'))).toEqual(['domestik']);
});
