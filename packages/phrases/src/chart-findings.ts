import { mayTell } from '@lqc/contracts';
import { decimal } from './figures.js';

/** A bar of a chart of companies; `share` in percent, null when no company was counted. */
export interface CountedGroup {
  readonly name: string;
  readonly count: number;
  readonly share: number | null;
}

/** Headline of the chart of sectors; a group so small that it reveals a firm is not named. */
export function sectorsFinding(sectors: readonly CountedGroup[]): string {
  const { largest, tied, part } = leading(sectors);
  if (!largest || part === null) return 'Belum ada perusahaan yang cocok dengan database';
  if (!mayTell('count', largest.count))
    return 'Tiap lapangan usaha diwakili kurang dari tiga perusahaan';
  return tied > 1
    ? `${decimal(tied, 0)} lapangan usaha terbanyak, masing-masing ${part}`
    : `${largest.name} paling banyak, ${part}`;
}

/** Headline of the chart of orientations; a group so small that it reveals a firm is not named. */
export function orientationFinding(kinds: readonly CountedGroup[]): string {
  const { largest, part } = leading(kinds);
  if (!largest || part === null) return 'Belum ada perusahaan dengan orientasi penjualan';
  if (!mayTell('count', largest.count))
    return 'Tiap orientasi diwakili kurang dari tiga perusahaan';
  return `${largest.name}: orientasi terbanyak, ${part}`;
}

/**
 * The largest group, the number of groups of its size, and its share in words: percent or count.
 */
function leading(groups: readonly CountedGroup[]) {
  const largest = groups.toSorted((a, b) => b.count - a.count)[0];
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const tied = groups.filter(({ count }) => count === largest?.count).length;
  if (!largest || largest.share === null || total === 0) return { largest, tied, part: null };
  const part = mayTell('share', total)
    ? `${decimal(largest.share, 1)}% perusahaan`
    : `${decimal(largest.count, 0)} dari ${decimal(total, 0)} perusahaan`;
  return { largest, tied, part };
}
