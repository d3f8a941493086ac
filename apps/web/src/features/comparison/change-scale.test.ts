import type { IndicativeChange } from '@lqc/contracts';
import { bandOf, inReadingOrder, spanOf } from './change-scale';

const row = (part: Partial<IndicativeChange>): IndicativeChange => ({
  key: 'domestik',
  indicator: 'Permintaan Domestik',
  now: 3.3,
  before: 3,
  change: 0.3,
  n_now: 50,
  n_before: 50,
  range: { low: 0.1, high: 0.5 },
  matched: null,
  level: 'above',
  distinguishable: true,
  headline: true,
  by_composition: false,
  wording: null,
  last_year: null,
  ...part,
});

test('the band runs from the earlier average plus the lower to plus the higher end', () => {
  expect(bandOf(row({}))).toEqual([3.1, 3.5]);
  expect(bandOf(row({ range: null }))).toBeNull();
});

test('the axis holds every average and band, to half points, within the scale', () => {
  expect(spanOf([row({})])).toEqual([3, 3.5]);
  expect(spanOf([row({ before: 4.8, now: 4.9, range: { low: -0.1, high: 0.6 } })]).at(-1)).toBe(5);
  expect(spanOf([row({ now: null, before: null })])).toEqual([3, 3]);
});

test('only what can be told apart is ranked', () => {
  const rise = row({ key: 'ekspor', change: 0.6 });
  const { told, untold } = inReadingOrder([
    row({ key: 'investasi', change: 0.9, distinguishable: false }),
    row({ change: -0.4 }),
    rise,
  ]);
  expect(told.map(({ key }) => key)).toEqual(['ekspor', 'domestik']);
  expect(untold.map(({ key }) => key)).toEqual(['investasi']);
});
