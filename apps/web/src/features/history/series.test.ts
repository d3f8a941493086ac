import type { HistoryPoint } from '@lqc/contracts';
import { linesOf } from '@lqc/phrases';
import { drawnOf, scaleOf } from './series';

const point = (year: number, quarter: number, average: number, n = 20) =>
  ({
    year,
    quarter,
    average,
    n,
    chain: average,
    net_balance: 10,
    range: { low: average - 0.2, high: average + 0.2 },
    net_range: null,
  }) as unknown as HistoryPoint;

test('a missing quarter, and one with fewer than five answers, break the line', () => {
  const points = [
    point(2024, 1, 3),
    point(2024, 2, 3.2),
    point(2024, 4, 3.4),
    point(2025, 1, 3.1, 4),
    point(2025, 2, 3),
  ];
  const drawn = drawnOf(points, 'average', 'all');
  expect(linesOf(drawn).map((segment) => segment.length)).toEqual([2, 1, 1]);
  expect(drawn[3]).toMatchObject({ value: null, isSmall: true });
  expect(scaleOf([drawn], 'average')).toEqual([2.5, 4]);
});

test('the same companies are drawn without a range', () => {
  expect(drawnOf([point(2024, 1, 3)], 'average', 'matched')[0]).toMatchObject({
    value: 3,
    low: null,
  });
});
