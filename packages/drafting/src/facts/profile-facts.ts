import {
  disclosures,
  dominantSectors,
  orientation,
  type Quarter,
  sectorTotals,
} from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { byCompany } from '@lqc/survey';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList } from './fact-list.js';

/** Adds how many contacts a quarter has. */
export const addContacts = (list: FactList, { survey }: Pick<Quarter, 'survey'>): void =>
  list.add(
    { kind: 'contacts', measure: 'contacts', subject: '' },
    survey.contacts.length,
    'Jumlah kontak',
  );

/**
 * Adds the numbers of contacts and companies by sector and market orientation; for the release copy without
 * groups that could reveal a single firm.
 */
export function addCompanyFacts(list: FactList, { now }: ChapterInput, copy: Copy): void {
  const { survey, matching } = now;
  addContacts(list, now);
  list.add(
    { kind: 'companies', measure: 'companies', subject: '' },
    byCompany(survey.contacts).size,
    'Jumlah perusahaan',
  );
  const shares = dominantSectors(matching);
  const sectors = Object.entries(sectorTotals(matching));
  for (const [sector, companies] of disclosed(sectors, copy)) {
    const of = { subject: sector, sector };
    const counted = { ...of, kind: 'sector-companies', measure: 'companies' } as const;
    const shared = { ...of, kind: 'sector-share', measure: 'company-share' } as const;
    list.add(counted, companies, `Perusahaan ${sector}`);
    list.add(shared, shares[sector] ?? null, `Bagian ${sector}`);
  }
  const oriented = orientation(now);
  const kinds = [
    ['Domestik', oriented.domestic_count, oriented.domestic_percentage, 'domestic'],
    ['Ekspor', oriented.export_count, oriented.export_percentage, 'export'],
    [
      'Domestik dan ekspor',
      oriented.domestic_export_count,
      oriented.domestic_export_percentage,
      'both_markets',
    ],
  ] as const;
  for (const [name, companies, share, category] of disclosed(kinds, copy)) {
    const of = { subject: name, category };
    const counted = { ...of, kind: 'orientation-companies', measure: 'companies' } as const;
    const shared = { ...of, kind: 'orientation-share', measure: 'company-share' } as const;
    list.add(counted, companies, `Perusahaan berorientasi ${name}`);
    list.add(shared, share, `Bagian berorientasi ${name}`);
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
