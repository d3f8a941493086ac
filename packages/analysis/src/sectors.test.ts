import { aMatching } from './testing/index.js';
import { dominantSectors, sectorTotals } from './sectors.js';

test('sectors count distinct matched companies, most first', () => {
  const matching = aMatching({
    'PT A': 'Konstruksi',
    'PT B': 'Industri Pengolahan',
    'PT C': 'Konstruksi',
  });
  expect(Object.entries(sectorTotals(matching))).toEqual([
    ['Konstruksi', 2],
    ['Industri Pengolahan', 1],
  ]);
  expect(dominantSectors(matching)).toEqual({ Konstruksi: 66.7, 'Industri Pengolahan': 33.3 });
});
