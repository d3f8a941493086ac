import type { SearchRequest } from '@lqc/contracts';

type ContactFilters = Pick<
  SearchRequest,
  'method' | 'interviewer' | 'sector' | 'district' | 'company'
>;
type Put = (value: unknown) => string;

/** SQL: and the column has one of these values, `-` where it has none; empty where none is chosen. */
export const chosen = (put: Put, column: string, some: readonly string[]): string =>
  some.length > 0 ? `AND coalesce(${column}::text, '-') = ANY(${put(some)})` : '';

/**
 * SQL: and the contact `n` (`contact_note`), with its company `c` (`noted_company`), passes the filters of a
 * search that are about contacts; empty where it has none. Hits and all contacts are counted under it alike.
 *
 * @param put gives the placeholder of a value
 */
export const chosenContacts = (filters: ContactFilters, put: Put): string =>
  [
    chosen(put, 'n.method', filters.method),
    chosen(put, 'n.interviewer', filters.interviewer),
    chosen(put, 'c.sector', filters.sector),
    chosen(put, 'c.district', filters.district),
    chosen(put, 'c.company_key', filters.company),
  ]
    .join(' ')
    .trim();
