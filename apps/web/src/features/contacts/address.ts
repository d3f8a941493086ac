import type { ContactsQuery } from '@lqc/contracts';
import { oneOf, positiveOf, textOf } from '../../lib/address-entries';

/** What the list of companies is narrowed by, its order and its page: what the gateway is asked. */
export type ContactsAddress = Readonly<Partial<ContactsQuery>>;

export const parseContactsAddress = (search: Record<string, unknown>): ContactsAddress => ({
  q: textOf(search.q),
  sector: textOf(search.sector),
  district: textOf(search.district),
  matched: oneOf(['yes', 'no'], search.matched),
  status: oneOf(['active', 'inactive'], search.status),
  not_visited: positiveOf(search.not_visited),
  sort: oneOf(['last', 'visits'], search.sort),
  page: positiveOf(search.page),
});
