import { keywordInContext } from './keyword-in-context.js';

test('each sentence that holds the word says where, without regard to case', () => {
  const found = keywordInContext(
    ['Harga naik. Biaya tetap.', 'Tidak ada.', 'NAIK lagi karena naiknya upah; naik.'],
    'naik',
  );
  expect(found).toEqual([
    { narrative: 0, sentence: 'Harga naik.', matches: [[6, 10]] },
    {
      narrative: 2,
      sentence: 'NAIK lagi karena naiknya upah; naik.',
      matches: [
        [0, 4],
        [31, 35],
      ],
    },
  ]);
});

test('a word is text, not a pattern', () => {
  expect(keywordInContext(['a+b (c)'], '(c')).toEqual([
    { narrative: 0, sentence: 'a+b (c)', matches: [[4, 6]] },
  ]);
  expect(keywordInContext(['aaa'], 'a*')).toEqual([]);
});
