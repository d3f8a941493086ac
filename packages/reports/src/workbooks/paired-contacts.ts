import type { Contact } from '@lqc/survey';
import type { WorkbookInput } from './workbook-input.js';

/** A contact of either quarter. */
export interface PairedContact {
  readonly contact: Contact;
  readonly sector: string | null;
  /** In which quarters the contact's company was interviewed. */
  readonly interviewed: 'both' | 'now' | 'before';
}

/** Every contact of the current quarter, then those whose company was interviewed before only. */
export function* pairedContacts({
  now,
  before,
}: Pick<WorkbookInput, 'now' | 'before'>): Generator<PairedContact> {
  const companiesNow = companyKeys(now.survey.contacts);
  const companiesBefore = companyKeys(before.survey.contacts);
  for (const contact of now.survey.contacts)
    yield {
      contact,
      sector: now.matching.sectorByCompany.get(contact.companyKey) ?? null,
      interviewed: companiesBefore.has(contact.companyKey) ? 'both' : 'now',
    };
  for (const contact of before.survey.contacts)
    if (!companiesNow.has(contact.companyKey))
      yield {
        contact,
        sector: before.matching.sectorByCompany.get(contact.companyKey) ?? null,
        interviewed: 'before',
      };
}

const companyKeys = (contacts: readonly Contact[]) =>
  new Set(contacts.map(({ companyKey }) => companyKey));
