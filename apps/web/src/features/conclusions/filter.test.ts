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
  it('are searched in their text and both quarters, whatever the case', () => {
    const found = (q: string) => filtered(ALL, { ...NO_FILTER, q }).length;
    expect([
      found('PENJUALAN'),
      found('triwulan iii'),
      found('triwulan i 2025'),
      found('x'),
    ]).toEqual([2, 1, 3, 0]);
  });

  it('name each indicator once, capitalised', () => {
    expect(indicatorsOf(ALL)).toEqual(['Domestik', 'Ekspor']);
    expect(filtered(ALL, { indicator: 'Domestik' })).toHaveLength(2);
  });
});
