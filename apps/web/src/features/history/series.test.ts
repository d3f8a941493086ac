import type { HistoryPoint } from '@lqc/contracts';
import { linesOf } from '@lqc/phrases';
import { drawnOf, scaleOf } from './series';

const point = (year: number, quarter: number, average: number, n = 20) =>
  ({
    year,
    quarter,
    average,
    n,
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
  const drawn = drawnOf(points, 'average');
  expect(linesOf(drawn).map((segment) => segment.length)).toEqual([2, 1, 1]);
  expect(drawn[3]).toMatchObject({ value: null, isSmall: true });
  expect(scaleOf([drawn], 'average')).toEqual([2.5, 4]);
});

test('the same companies are drawn as a change from quarter to quarter, each with their own n', () => {
  const matched = [null, { n: 45, change: 0.4 }, { n: 45, change: 0.3 }, { n: 9, change: 2 }];
  const points = matched.map((one, at) => ({ ...point(2024, at + 1, 4.8), matched: one }));
  const drawn = drawnOf(points, 'change');
  expect(drawn.map(({ value }) => value)).toEqual([null, 0.4, 0.3, null]);
  expect(drawn.map(({ point: { n } }) => n)).toEqual([0, 45, 45, 9]);
  expect(drawn.map(({ low, high }) => low ?? high)).toEqual([null, null, null, null]);
  expect(scaleOf([drawn], 'change')).toEqual([-0.5, 0.5]);
});
