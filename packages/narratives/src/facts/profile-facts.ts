import { dominantSectors, orientation, sectorTotals, disclosures } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { byCompany } from '@lqc/survey';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList } from './fact-list.js';

/** Adds the facts of BAB 4: numbers of contacts and companies by sector and market orientation. */
export function addProfileFacts(list: FactList, input: ChapterInput): void {
  addCompanyFacts(list, input, 'internal');
}

/** The same for a copy; for the release copy without groups that could reveal a single firm. */
export function addCompanyFacts(list: FactList, { now }: ChapterInput, copy: Copy): void {
  const { survey, matching } = now;
  list.add('contacts', '', 'now', survey.contacts.length, 'Jumlah kontak');
  list.add('companies', '', 'now', byCompany(survey.contacts).size, 'Jumlah perusahaan');
  const shares = dominantSectors(matching);
  const sectors = Object.entries(sectorTotals(matching));
  for (const [sector, companies] of disclosed(sectors, copy)) {
    list.add('sector-companies', sector, 'now', companies, `Perusahaan ${sector}`);
    list.add('sector-share', sector, 'now', shares[sector] ?? null, `Bagian ${sector}`);
  }
  const oriented = orientation(now);
  const kinds = [
    ['Domestik', oriented.domestic_count, oriented.domestic_percentage],
    ['Ekspor', oriented.export_count, oriented.export_percentage],
    ['Domestik dan ekspor', oriented.domestic_export_count, oriented.domestic_export_percentage],
  ] as const;
  for (const [name, companies, share] of disclosed(kinds, copy)) {
    list.add('orientation-companies', name, 'now', companies, `Perusahaan berorientasi ${name}`);
    list.add('orientation-share', name, 'now', share, `Bagian berorientasi ${name}`);
  }
}

/** The groups that a copy may show besides their total. */
function disclosed<Group extends readonly [name: string, companies: number, ...rest: unknown[]]>(
  groups: readonly Group[],
  copy: Copy,
): Group[] {
  const standing = disclosures(
    groups.map(([, companies]) => companies),
    copy,
  );
  return groups.filter((_, at) => standing[at] !== 'withheld');
}
