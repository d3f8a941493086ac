import type { IndicatorContact } from '@lqc/contracts';

/** As in the workbook, by name, by score, or by what changed since the quarter before. */
export type SortKey = 'workbook' | 'contact' | 'score' | 'change';

export interface Asked {
  /** Only who gave this score. */
  readonly score: number | null;
  /** Part of a name, a sector or the words. */
  readonly text: string;
  readonly sortBy: SortKey;
  readonly descending: boolean;
}

export const EVERYONE: Asked = { score: null, text: '', sortBy: 'workbook', descending: false };

/** The contacts that are asked for, in the order asked for; who has no such figure comes last. */
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

/** A heading pressed again turns its order round; figures start with the largest. */
export const sortedBy = (asked: Asked, sortBy: SortKey): Asked => ({
  ...asked,
  sortBy,
  descending: asked.sortBy === sortBy ? !asked.descending : sortBy !== 'contact',
});
