import type { Quarter } from '@lqc/analysis';
import { mayTell } from '@lqc/contracts';

/**
 * The contacts of sectors with so many companies that a quote does not reveal the firm. Companies without a
 * known sector form one group.
 *
 * @returns ids of contacts
 */
export function quotableContacts({ survey, matching, contactIds }: Quarter): Set<string> {
  const companies = new Map<string | null, Set<string>>();
  const sectorOf = (companyKey: string) => matching.sectorByCompany.get(companyKey) ?? null;
  for (const { companyKey } of survey.contacts) {
    const sector = sectorOf(companyKey);
    companies.set(sector, (companies.get(sector) ?? new Set()).add(companyKey));
  }
  return new Set(
    survey.contacts
      .filter(({ companyKey }) => mayTell('level', companies.get(sectorOf(companyKey))!.size))
      .flatMap(({ position }) => contactIds.get(position) ?? []),
  );
}
