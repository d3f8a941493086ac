import { grouped, type QualityReport } from '@lqc/contracts';
import type { Contact } from './survey.js';

/** Groups a survey's interviews by company, in the workbook's order. */
export const byCompany = (contacts: readonly Contact[]): Map<string, Contact[]> =>
  grouped(contacts, ({ companyKey }) => companyKey);

/** The companies that were interviewed on several sheets. */
export const onSeveralSheets = (
  companies: ReadonlyMap<string, readonly Contact[]>,
): QualityReport['duplicate_contacts'] =>
  [...companies.values()].flatMap((interviews) =>
    interviews.length > 1
      ? [{ contact: interviews[0]!.name, sheets: interviews.map(({ sheet }) => sheet) }]
      : [],
  );
