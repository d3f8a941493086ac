import { grouped, type IndicatorFigure } from '@lqc/contracts';
import { byCompany, type Contact, type MatchedSurvey } from '@lqc/survey';
import { indicatorFigures } from './indicator-figures.js';

/** The interviews and figures of one Lapangan Usaha. */
export interface SectorFigures {
  /** Null for companies that are not in the register. */
  readonly sector: string | null;
  /** The number of distinct companies. */
  readonly companies: number;
  readonly contacts: readonly Contact[];
  readonly indicators: readonly IndicatorFigure[];
}

/**
 * The figures of all 17 indicators within each Lapangan Usaha, most companies first, equal numbers in order
 * of name; unmatched companies, if any, come last. Every contact of the survey is in exactly one of them.
 */
export function sectorFigures({
  survey,
  matching,
}: Pick<MatchedSurvey, 'survey' | 'matching'>): SectorFigures[] {
  const sectorOf = (contact: Contact) => matching.sectorByCompany.get(contact.companyKey) ?? null;
  return [...grouped(survey.contacts, sectorOf)]
    .map(([sector, contacts]) => ({
      sector,
      companies: byCompany(contacts).size,
      contacts,
      indicators: indicatorFigures({ contacts }),
    }))
    .sort(
      (a, b) =>
        Number(a.sector === null) - Number(b.sector === null) ||
        b.companies - a.companies ||
        (a.sector! < b.sector! ? -1 : 1),
    );
}
