import { mayTell } from '@lqc/contracts';
import { decimal } from './figures.js';

/** A bar of companies; its share is null where nobody was counted. */
export interface CountedGroup {
  readonly name: string;
  readonly count: number;
  readonly share: number | null;
}

/** What the chart of sectors shows first; a group that shows a firm is not named. */
export function sectorsFinding(sectors: readonly CountedGroup[]): string {
  const { largest, tied, part } = leading(sectors);
  if (!largest || part === null) return 'Belum ada perusahaan yang cocok dengan database';
  if (!mayTell('count', largest.count))
    return 'Tiap lapangan usaha diwakili kurang dari tiga perusahaan';
  return tied > 1
    ? `${decimal(tied, 0)} lapangan usaha terbanyak, masing-masing ${part}`
    : `${largest.name} paling banyak, ${part}`;
}

/** What the chart of orientations shows first; a group that shows a firm is not named. */
export function orientationFinding(kinds: readonly CountedGroup[]): string {
  const { largest, part } = leading(kinds);
  if (!largest || part === null) return 'Belum ada perusahaan dengan orientasi penjualan';
  if (!mayTell('count', largest.count))
    return 'Tiap orientasi diwakili kurang dari tiga perusahaan';
  return `${largest.name}: orientasi terbanyak, ${part}`;
}

/** The largest group, how many are as large, and its part: in percent where there are enough. */
function leading(groups: readonly CountedGroup[]) {
  const largest = groups.toSorted((a, b) => b.count - a.count)[0];
  const of = groups.reduce((sum, { count }) => sum + count, 0);
  const tied = groups.filter(({ count }) => count === largest?.count).length;
  if (!largest || largest.share === null || of === 0) return { largest, tied, part: null };
  const part = mayTell('share', of)
    ? `${decimal(largest.share, 1)}% perusahaan`
    : `${decimal(largest.count, 0)} dari ${decimal(of, 0)} perusahaan`;
  return { largest, tied, part };
}
