import { parseSearch } from './search-query.js';

const word = (text: string) => ({ words: [text], isPhrase: false });
const phrase = (...words: string[]) => ({ words, isPhrase: true });

test.each([
  ['kurs', [[word('kurs')]], []],
  ['harga naik', [[word('harga')], [word('naik')]], []],
  [
    'kurs ATAU "bahan baku impor" TANPA avtur',
    [[word('kurs'), phrase('bahan', 'baku', 'impor')]],
    [word('avtur')],
  ],
  ['a OR b c', [[word('a'), word('b')], [word('c')]], []],
  ['beras -"beras impor" -gula', [[word('beras')]], [phrase('beras', 'impor'), word('gula')]],
  ['“suku bunga”', [[phrase('suku', 'bunga')]], []],
  [
    'sandang dan pangan DAN papan',
    [[word('sandang')], [word('dan')], [word('pangan')], [word('papan')]],
    [],
  ],
  ['rp/kg', [[phrase('rp', 'kg')]], []],
  ['"belum ditutup', [[phrase('belum', 'ditutup')]], []],
  ['kurs TANPA avtur ATAU solar', [[word('kurs')]], [word('avtur'), word('solar')]],
  ['kurs -avtur solar', [[word('kurs')], [word('solar')]], [word('avtur')]],
  ['mening*', [[{ words: ['mening'], isPrefix: true }]], []],
  ['  ?! -', [], []],
])('%s', (text, groups, without) => {
  expect(parseSearch(text)).toMatchObject({ groups, without });
  expect(parseSearch(text).groups).toHaveLength(groups.length);
});
