import { visitReason } from './visit-plan.js';

test('a sector that is visited less than it weighs is told with figures that differ', () => {
  expect(visitReason({ kind: 'weight_gap', share: 0.078, weight: 0.083 })).toBe(
    'sektor 7,8% dari kunjungan, 8,3% dari PDRB',
  );
});

test('a sector that is visited less than the others is said to lie below their average, not to be low', () => {
  expect(visitReason({ kind: 'sector_gap', visited: 6, of: 7 })).toBe(
    'cakupan sektor di bawah rata-rata (6 dari 7)',
  );
});
