import { tfIdf } from './tf-idf.js';

test('a word in every one of two equal documents weighs as worked out by hand', () => {
  // n = 2, df = 2: idf = ln(3/3) + 1 = 1; df = 1: idf = ln(3/2) + 1.
  const rare = Math.log(3 / 2) + 1;
  const ranked = tfIdf([['naik', 'biaya'], ['naik']]);
  const length = Math.hypot(1, rare);
  expect(ranked).toEqual([
    { word: 'naik', score: expect.closeTo(1 / length + 1, 12), documents: 2 },
    { word: 'biaya', score: expect.closeTo(rare / length, 12), documents: 1 },
  ]);
});

test('equal scores stand by the alphabet; names of Object are words like others', () => {
  expect(tfIdf([['constructor', 'bahan', '__proto__']]).map(({ word }) => word)).toEqual([
    '__proto__',
    'bahan',
    'constructor',
  ]);
});

test('no documents have no words, and a document without words breaks nothing', () => {
  expect(tfIdf([])).toEqual([]);
  expect(tfIdf([[], ['naik']])).toEqual([{ word: 'naik', score: 1, documents: 1 }]);
});
