import { indicatorFigures } from './indicator-figures.js';
import type { Quarter } from './quarter.js';

/** A quarter of one sector's contacts alone; null is for the companies that the register does not know. */
export function withinSector(quarter: Quarter, sector: string | null): Quarter {
  const { sectorByCompany } = quarter.matching;
  const contacts = quarter.survey.contacts.filter(
    ({ companyKey }) => (sectorByCompany.get(companyKey) ?? null) === sector,
  );
  return { ...quarter, survey: { contacts }, indicators: indicatorFigures({ contacts }) };
}
