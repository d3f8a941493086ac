import { type Period, quarterOfMonth } from './period.js';

/**
 * 1 Syawal of each year, as the Minister of Religious Affairs fixed it after the sidang isbat
 * (until it is fixed: as the joint decree of three ministers on public holidays, SKB 3 Menteri, has
 * it).
 */
export const IDULFITRI: Readonly<Record<number, string>> = {
  2015: '2015-07-17',
  2016: '2016-07-06',
  2017: '2017-06-25',
  2018: '2018-06-15',
  2019: '2019-06-05',
  2020: '2020-05-24',
  2021: '2021-05-13',
  2022: '2022-05-02',
  2023: '2023-04-22',
  2024: '2024-04-10',
  2025: '2025-03-31',
  2026: '2026-03-21',
};

/** True when 1 Syawal falls in the quarter; null for years that are not in `IDULFITRI`. */
export function hasIdulfitri({ year, quarter }: Period): boolean | null {
  const day = IDULFITRI[year];
  return day ? quarterOfMonth(Number(day.slice(5, 7))) === quarter : null;
}

/** True when exactly one of two quarters has Idulfitri; false when either is null or unknown. */
export function isIdulfitriMoved(one: Period | null, other: Period | null): boolean {
  const hasFirst = one && hasIdulfitri(one);
  const hasSecond = other && hasIdulfitri(other);
  return hasFirst !== null && hasSecond !== null && hasFirst !== hasSecond;
}
