import { type Quarter, sectorFigures } from '@lqc/analysis';
import { mayTell } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import type { EvidenceSource } from '../report-document.js';
import { loadedQuarters, type ReportQuarters } from '../../quarters.js';

/**
 * The contacts of the report's quarters as footnotes name them, numbered as they stand in their
 * files. In a copy that leaves nothing tells that two sentences rest on the same contact: there it is one
 * of its sector, where that has enough companies for one not to show.
 */
export function evidenceSources(quarters: ReportQuarters): Map<string, EvidenceSource> {
  return new Map(
    loadedQuarters(quarters).flatMap((quarter) => {
      const isReleased = quarters.copy === 'release';
      const isTold = new Set(
        sectorFigures(quarter)
          .filter(({ companies }) => !isReleased || mayTell('level', companies))
          .map(({ sector }) => sector),
      );
      return quarter.survey.contacts.flatMap(({ name, sheet, companyKey, position }, at) => {
        const id = quarter.contactIds.get(position);
        const sector = quarter.matching.sectorByCompany.get(companyKey) ?? null;
        if (id === undefined) return [];
        const source: EvidenceSource = {
          label: isReleased ? say.someContact : say.contact(at + 1),
          sector: isTold.has(sector) ? sector : null,
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
