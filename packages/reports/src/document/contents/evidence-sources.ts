import type { Quarter } from '@lqc/analysis';
import { documentPhrases as say } from '@lqc/phrases';
import { disclosuresOf } from '../../disclosures-of.js';
import type { EvidenceSource } from '../report-document.js';
import { loadedQuarters, type ReportQuarters } from './quarters.js';

/**
 * The contacts of the report's quarters as footnotes name them, numbered as they stand in their
 * files. A copy that leaves does not tell the sector of one that would show a firm.
 */
export function evidenceSources(quarters: ReportQuarters): Map<string, EvidenceSource> {
  return new Map(
    loadedQuarters(quarters).flatMap((quarter) => {
      const groups = disclosuresOf(quarter, quarters.copy);
      return quarter.survey.contacts.flatMap(({ name, sheet, companyKey, position }, at) => {
        const id = quarter.contactIds.get(position);
        const sector = quarter.matching.sectorByCompany.get(companyKey) ?? null;
        if (id === undefined) return [];
        const isWithheld = groups.sector(sector) === 'withheld';
        const source: EvidenceSource = {
          label: say.contact(at + 1),
          sector: isWithheld ? null : sector,
          period: quarter.period,
          company: name,
          sheet,
        };
        return [[id, source] as const];
      });
    }),
  );
}

/** Finds the cell in which a contact said something. */
export function cellsOfQuotes(
  quarters: readonly Quarter[],
): (contactId: string, quote: string) => string | null {
  const contacts = new Map(
    quarters.flatMap(({ survey, contactIds }) =>
      survey.contacts.map((contact) => [contactIds.get(contact.position), contact] as const),
    ),
  );
  return (contactId, quote) =>
    contacts.get(contactId)?.answers.find(({ narrative }) => narrative?.includes(quote))
      ?.narrativeCell ?? null;
}
