import { type Quarter, sectorFigures } from '@lqc/analysis';
import { mayTell } from '@lqc/contracts';

/**
 * The contacts of sectors with so many companies that a quote does not reveal the firm. Companies without a
 * known sector form one group.
 *
 * @returns ids of contacts
 */
export const quotableContacts = (quarter: Quarter): Set<string> =>
  new Set(
    sectorFigures(quarter)
      .filter(({ companies }) => mayTell('level', companies))
      .flatMap(({ contacts }) =>
        contacts.flatMap(({ position }) => quarter.contactIds.get(position) ?? []),
      ),
  );
