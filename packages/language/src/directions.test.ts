import { companyWayOf, usualWayOf, wayOf } from './directions.js';

test.each([
  ['dipangkas', -1],
  ['kemerosotan', -1],
  ['peningkatannya', 1],
  ['mempertahankan', 0],
  // A root in capitals says nothing of the kind when it stands alone.
  ['tinggi', undefined],
  // Look like a form of direction and are none.
  ['lebaran', undefined],
  ['menambahkan', undefined],
  ['penjualan', undefined],
])('"%s" says %s of an average', (word, way) => {
  expect(wayOf(word)).toBe(way);
});

test('growth and contraction are where a company went, and where an average lies', () => {
  expect([companyWayOf('bertumbuh'), companyWayOf('terkontraksi')]).toEqual([1, -1]);
  expect([wayOf('bertumbuh'), wayOf('terkontraksi')]).toEqual([undefined, undefined]);
});

test('what leads a narrative is read by usual words alone: "ikan segar" is no rise', () => {
  expect([wayOf('segar'), companyWayOf('segar'), usualWayOf('segar')]).toEqual([1, 1, undefined]);
  expect([usualWayOf('meningkat'), usualWayOf('tumbuh'), usualWayOf('anjlok')]).toEqual([1, 1, -1]);
});
