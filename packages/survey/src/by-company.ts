import type { Contact } from './survey.js';

/** Groups a survey's interviews by company, in the workbook's order. */
export function byCompany(contacts: readonly Contact[]): Map<string, Contact[]> {
  const companies = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const interviews = companies.get(contact.companyKey);
    if (interviews) interviews.push(contact);
    else companies.set(contact.companyKey, [contact]);
  }
  return companies;
}
