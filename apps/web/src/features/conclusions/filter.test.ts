import type { Conclusion } from './api';
import { filtered, indicatorsOf, NO_FILTER } from './filter';

const kept = (indicator: string, summary: string, quarter = 'Triwulan II 2025') =>
  ({ indicator, summary, quarter_now: quarter, quarter_before: 'Triwulan I 2025' }) as Conclusion;

const ALL = [
  kept('domestik', 'Penjualan **meningkat**.'),
  kept('Domestik', 'Penjualan tertahan.', 'Triwulan III 2025'),
  kept('ekspor', 'Ekspor melandai.'),
];

describe('the kept conclusions', () => {
  it.each([
    ['PENJUALAN', 2],
    ['triwulan iii', 1],
    ['triwulan i 2025', 3],
    ['penjualan meningkat.', 1],
    ['domestik', 2],
    ['**', 0],
  ])('are searched as they are read: %s stands on %i', (q, times) => {
    expect(filtered(ALL, { ...NO_FILTER, q })).toHaveLength(times);
  });

  it('name each indicator once, capitalised', () => {
    expect(indicatorsOf(ALL)).toEqual(['Domestik', 'Ekspor']);
    expect(filtered(ALL, { indicator: 'Domestik' })).toHaveLength(2);
  });
});
