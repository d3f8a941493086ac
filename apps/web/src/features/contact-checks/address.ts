import { positiveOf } from '../../lib/address-entries';

export interface ChecksAddress {
  /** Which page of the contradictions. */
  readonly page?: number;
}

export const parseChecksAddress = (search: Record<string, unknown>): ChecksAddress => ({
  page: positiveOf(search.page),
});
