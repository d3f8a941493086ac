import { positiveOf, textOf } from '../../lib/address-entries';

export interface ContactsAddress {
  readonly q?: string | undefined;
  readonly sector?: string | undefined;
  readonly not_visited?: number | undefined;
  readonly page?: number | undefined;
}

/** Parses the list's address: filter, order and page. */
export const parseContactsAddress = (search: Record<string, unknown>): ContactsAddress => ({
  q: textOf(search.q),
  sector: textOf(search.sector),
  not_visited: positiveOf(search.not_visited),
  page: positiveOf(search.page),
});
