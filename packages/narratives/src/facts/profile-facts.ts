import { dominantSectors, orientation, sectorTotals } from '@lqc/analysis';
import { byCompany } from '@lqc/survey';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList } from './fact-list.js';

/** BAB 4: how many contacts, from which sectors, selling where. */
export function addProfileFacts(list: FactList, { now }: ChapterInput): void {
  const { survey, matching } = now;
  list.add('contacts', '', 'now', survey.contacts.length, 'Jumlah kontak');
  list.add('companies', '', 'now', byCompany(survey.contacts).size, 'Jumlah perusahaan');
  const shares = dominantSectors(matching);
  for (const [sector, companies] of Object.entries(sectorTotals(matching))) {
    list.add('sector-companies', sector, 'now', companies, `Perusahaan ${sector}`);
    list.add('sector-share', sector, 'now', shares[sector] ?? null, `Bagian ${sector}`);
  }
  const oriented = orientation(now);
  for (const [name, companies, share] of [
    ['Domestik', oriented.domestic_count, oriented.domestic_percentage],
    ['Ekspor', oriented.export_count, oriented.export_percentage],
    ['Domestik dan ekspor', oriented.domestic_export_count, oriented.domestic_export_percentage],
  ] as const) {
    list.add('orientation-companies', name, 'now', companies, `Perusahaan berorientasi ${name}`);
    list.add('orientation-share', name, 'now', share, `Bagian berorientasi ${name}`);
  }
}
