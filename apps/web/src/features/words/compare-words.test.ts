import { shiftsOf } from './compare-words';

const words = (...names: string[]) => names.map((word) => ({ word, score: 1, documents: 1 }));

test('words are new, stronger, weaker or as they were', () => {
  const now = words('ekspor', 'harga', 'pasar', 'upah');
  const before = words('ekspor', 'pasar', 'kredit', 'harga');
  expect([...shiftsOf(now, before, 'new')]).toEqual([
    ['ekspor', { kind: 'same' }],
    ['harga', { kind: 'stronger', ranks: 2 }],
    ['pasar', { kind: 'weaker', ranks: 1 }],
    ['upah', { kind: 'new' }],
  ]);
});

test('a word of the quarter before that is no longer there is gone', () => {
  expect(shiftsOf(words('kredit'), words('ekspor'), 'gone').get('kredit')).toEqual({
    kind: 'gone',
  });
});
