import { type Quarter, sectorContacts } from '@lqc/analysis';
import { mayTell, type QuarterRole } from '@lqc/contracts';
import type { Voice } from '../facts/fact-sheet.js';

/** A narrative that the search found for a question. */
export interface FoundNarrative extends Voice {
  readonly quarter: QuarterRole;
  /** Null where it is unknown, or has too few companies in that quarter to be told. */
  readonly sector: string | null;
}

/** The sectors of a quarter's contacts by their ids, of those with companies enough to be told. */
export function toldSectorsOf(quarter: Quarter): Map<string, string> {
  const sectors = [...new Set(quarter.matching.sectorByCompany.values())];
  return new Map(
    sectors.flatMap((sector) => {
      const contacts = sectorContacts(quarter, sector);
      const companies = new Set(contacts.map(({ company_key: key }) => key));
      return mayTell('count', companies.size)
        ? contacts.map(({ contact_id: id }) => [id, sector] as const)
        : [];
    }),
  );
}

/** The periods of the contacts who spoke in another quarter than the current one. */
export const otherPeriodsOf = (
  found: readonly FoundNarrative[],
  periods: Readonly<Partial<Record<QuarterRole, string>>>,
): ReadonlyMap<string, string> =>
  new Map(
    found.flatMap(({ contactId, quarter }) =>
      quarter === 'now' || !periods[quarter] ? [] : [[contactId, periods[quarter]] as const],
    ),
  );
