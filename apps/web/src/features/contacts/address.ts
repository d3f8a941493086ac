import { positiveOf, textOf } from '../../lib/address-entries';

export interface ContactsAddress {
  readonly q?: string | undefined;
  readonly sector?: string | undefined;
  readonly not_visited?: number | undefined;
  readonly page?: number | undefined;
}

/** What the address of the list holds: which companies, and the page. */
export const parseContactsAddress = (search: Record<string, unknown>): ContactsAddress => ({
  q: textOf(search.q),
  sector: textOf(search.sector),
  not_visited: positiveOf(search.not_visited),
  page: positiveOf(search.page),
});
