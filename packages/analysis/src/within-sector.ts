import { indicatorFigures } from './indicator-figures.js';
import type { Quarter } from './quarter.js';

/** A quarter with the contacts of one sector only; null stands for companies that are not in the register. */
export function withinSector(quarter: Quarter, sector: string | null): Quarter {
  const { sectorByCompany } = quarter.matching;
  const contacts = quarter.survey.contacts.filter(
    ({ companyKey }) => (sectorByCompany.get(companyKey) ?? null) === sector,
  );
  return { ...quarter, survey: { contacts }, indicators: indicatorFigures({ contacts }) };
}
