import type { IndicatorContact } from '@lqc/contracts';

/** The order of contacts: as in the workbook, by name, by score, or by change. */
export type SortKey = 'workbook' | 'contact' | 'score' | 'change';

export interface Asked {
  /** Only contacts with this score; null for all. */
  readonly score: number | null;
  /** A part of the name, the sector or the narrative. */
  readonly text: string;
  readonly sortBy: SortKey;
  readonly descending: boolean;
}

export const EVERYONE: Asked = { score: null, text: '', sortBy: 'workbook', descending: false };

/** Filters and sorts contacts; those without the figure that is sorted by come last. */
export function shownContacts(
  contacts: readonly IndicatorContact[],
  { score, text, sortBy, descending }: Asked,
): readonly IndicatorContact[] {
  const wanted = text.trim().toLocaleLowerCase('id');
  const found = contacts.filter(
    (one) =>
      (score === null || one.score === score) &&
      [one.contact, one.sector, one.narrative].some((part) =>
        (part ?? '').toLocaleLowerCase('id').includes(wanted),
      ),
  );
  if (sortBy === 'workbook') return found;
  const sign = descending ? -1 : 1;
  if (sortBy === 'contact')
    return found.toSorted((a, b) => sign * a.contact.localeCompare(b.contact, 'id'));
  return found.toSorted((a, b) => {
    const [one, other] = [a[sortBy], b[sortBy]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** The state after a click on a column heading: a second click reverses the order. */
export const sortedBy = (asked: Asked, sortBy: SortKey): Asked => ({
  ...asked,
  sortBy,
  descending: asked.sortBy === sortBy ? !asked.descending : sortBy !== 'contact',
});
