import { companyDirectionOf, usualDirectionOf, directionOf } from './directions.js';

test.each([
  ['dipangkas', -1],
  ['kemerosotan', -1],
  ['peningkatannya', 1],
  ['mempertahankan', 0],
  // Loanwords keep the letter that me- takes from others.
  ['menstabilkan', 0],
  ['memperendah', -1],
  // A root in capitals says nothing of the kind when it stands alone.
  ['tinggi', undefined],
  // Look like a form of direction and are none.
  ['lebaran', undefined],
  ['menambahkan', undefined],
  ['penjualan', undefined],
])('"%s" says %s of an average', (word, direction) => {
  expect(directionOf(word)).toBe(direction);
});

test('growth and contraction are where a company went, and where an average lies', () => {
  expect([companyDirectionOf('bertumbuh'), companyDirectionOf('terkontraksi')]).toEqual([1, -1]);
  expect([directionOf('bertumbuh'), directionOf('terkontraksi')]).toEqual([undefined, undefined]);
});

test('what leads a narrative is read by usual words alone: "ikan segar" is no rise', () => {
  expect([directionOf('segar'), companyDirectionOf('segar'), usualDirectionOf('segar')]).toEqual([
    1,
    1,
    undefined,
  ]);
  expect([
    usualDirectionOf('meningkat'),
    usualDirectionOf('tumbuh'),
    usualDirectionOf('anjlok'),
  ]).toEqual([1, 1, -1]);
});
