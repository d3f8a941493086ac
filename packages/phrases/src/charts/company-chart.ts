import { type MainResult, mayTell, type OrientationResult } from '@lqc/contracts';
import { decimal } from '../figures.js';
import { chartPhrases as say } from './chart-phrases.js';

/** Companies of one kind; `share` in percent, null when no company was counted. */
export interface CompanyGroup {
  readonly name: string;
  readonly count: number;
  readonly share: number | null;
  /** The number of its colour among those of series; 1 unless told. */
  readonly series?: 1 | 2 | 3;
}

/** A horizontal bar from zero, with the figure at its end. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly series: 1 | 2 | 3;
}

/** What a chart of companies shows, wherever it is drawn. */
export interface CompanyChart<Group extends CompanyGroup = CompanyGroup> {
  /** By what companies are grouped; in its numbered picture the title is `name`. */
  readonly groupedBy: string;
  readonly name: string;
  /** One sentence that says what it shows. */
  readonly finding: string;
  readonly note: string;
  readonly companies: number;
  readonly groups: readonly Group[];
  readonly bars: readonly Bar[];
}

/** Grafik 5.1: companies by orientation of their sales, each kind with its sectors. */
export function companiesByOrientation(result: OrientationResult, period: string) {
  const { domestic, export: exported, both } = say.orientationKinds;
  const groups = [
    {
      key: 'domestic',
      name: domestic,
      count: result.domestic_count,
      share: result.domestic_percentage,
      sectors: result.lu_domestic,
      series: 1,
    },
    {
      key: 'export',
      name: exported,
      count: result.export_count,
      share: result.export_percentage,
      sectors: result.lu_export,
      series: 2,
    },
    {
      key: 'domestic_export',
      name: both,
      count: result.domestic_export_count,
      share: result.domestic_export_percentage,
      sectors: result.lu_domestic_export,
      series: 3,
    },
  ] as const;
  return chartOf(groups, period, {
    number: say.orientationNumber,
    groupedBy: say.orientation,
    finding: orientationFinding(groups),
  });
}

/** Grafik 5.2: companies by sector, most first. */
export function companiesBySector(
  { lu_totals: totals, dominant_lu: shares }: Pick<MainResult, 'lu_totals' | 'dominant_lu'>,
  period: string,
) {
  const groups = Object.entries(totals)
    .map(([name, count]) => ({ name, count, share: shares[name] ?? null }))
    .toSorted((a, b) => b.count - a.count);
  return chartOf(groups, period, {
    number: say.sectorsNumber,
    groupedBy: say.sectors,
    finding: sectorsFinding(groups),
  });
}

function chartOf<Group extends CompanyGroup>(
  groups: readonly Group[],
  period: string,
  told: { readonly number: string; readonly groupedBy: string; readonly finding: string },
): CompanyChart<Group> {
  const { number, groupedBy, finding } = told;
  const companies = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    groupedBy,
    name: `${number} · ${groupedBy}`,
    finding,
    note: `${say.companiesBy(groupedBy)} · ${say.companiesIn(companies, period)}`,
    companies,
    groups,
    bars: groups.map((group) => barOf(group)),
  };
}

/** The bar of a group; of one that is held back it shows nothing but its name. */
export const barOf = ({ name, count, share, series = 1 }: CompanyGroup, isHeld = false): Bar => ({
  label: name,
  value: isHeld ? 0 : count,
  text: isHeld ? say.withheld : say.bar(count, share),
  series,
});

/** Headline of the chart of sectors; a group so small that it reveals a firm is not named. */
export function sectorsFinding(sectors: readonly CompanyGroup[]): string {
  const { largest, tied, part } = leading(sectors);
  if (!largest || part === null) return 'Belum ada perusahaan yang cocok dengan database';
  if (!mayTell('count', largest.count))
    return 'Tiap lapangan usaha diwakili kurang dari tiga perusahaan';
  return tied > 1
    ? `${decimal(tied, 0)} lapangan usaha terbanyak, masing-masing ${part}`
    : `${largest.name} mencakup ${part}`;
}

/** Headline of the chart of orientations; a group so small that it reveals a firm is not named. */
export function orientationFinding(kinds: readonly CompanyGroup[]): string {
  const { largest, tied, part } = leading(kinds);
  if (!largest || part === null) return 'Belum ada perusahaan dengan orientasi penjualan';
  if (!mayTell('count', largest.count))
    return 'Tiap orientasi diwakili kurang dari tiga perusahaan';
  return tied > 1
    ? `${decimal(tied, 0)} orientasi terbanyak, masing-masing ${part}`
    : `Orientasi ${largest.name.toLowerCase()} mencakup ${part}`;
}

/**
 * The largest group, the number of groups of its size, and its share in words: percent or count.
 */
function leading(groups: readonly CompanyGroup[]) {
  const largest = groups.toSorted((a, b) => b.count - a.count)[0];
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const tied = groups.filter(({ count }) => count === largest?.count).length;
  if (!largest || largest.share === null || total === 0) return { largest, tied, part: null };
  const part = mayTell('share', total)
    ? `${decimal(largest.share, 1)}% perusahaan`
    : `${decimal(largest.count, 0)} dari ${decimal(total, 0)} perusahaan`;
  return { largest, tied, part };
}
