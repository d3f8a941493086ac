import type { SectorCompaniesResponse } from '@lqc/contracts';
import type { Quarter } from './quarter.js';

/** The interviews of one sector's companies, in the workbook's order. */
export function sectorContacts(
  { survey, matching, contactIds }: Quarter,
  sector: string,
): SectorCompaniesResponse['companies'] {
  return survey.contacts
    .filter(({ companyKey }) => matching.sectorByCompany.get(companyKey) === sector)
    .map(({ position, name, companyKey, sheet }) => ({
      contact_id: contactIds.get(position)!,
      contact: name,
      company_key: companyKey,
      sheet,
    }));
}
