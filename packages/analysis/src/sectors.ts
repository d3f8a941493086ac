import type { MainResult } from '@lqc/contracts';
import { percentage } from '@lqc/statistics';
import type { CompanyMatching } from '@lqc/survey';

/**
 * Counts companies by sector, most companies first, equal numbers in order of name.
 *
 * @param sectors the sector of each company
 */
export function rankSectors(sectors: Iterable<string>): [sector: string, companies: number][] {
  const counts = new Map<string, number>();
  for (const sector of sectors) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** The number of distinct companies in each Lapangan Usaha (`lu_totals`). */
export function sectorTotals(matching: CompanyMatching): MainResult['lu_totals'] {
  return Object.fromEntries(rankSectors(matching.sectorByCompany.values()));
}

/** Each Lapangan Usaha as a percentage of the matched companies (`dominant_lu`). */
export function dominantSectors(matching: CompanyMatching): MainResult['dominant_lu'] {
  const matched = matching.sectorByCompany.size;
  return Object.fromEntries(
    rankSectors(matching.sectorByCompany.values()).map(([sector, companies]) => [
      sector,
      percentage(companies, matched) ?? 0,
    ]),
  );
}
