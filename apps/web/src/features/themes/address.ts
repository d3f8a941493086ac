import { laterPageOf, textOf } from '../../lib/address-entries';

/**
 * The state of the page that is in its address: quarter, and the theme whose sentences are shown.
 */
export interface ThemesAddress {
  readonly quarter?: string;
  readonly sector?: string;
  /** Key of the theme whose sentences are shown. */
  readonly theme?: string;
  readonly of?: string;
  readonly page?: number;
}

export const parseThemesAddress = (search: Record<string, unknown>): ThemesAddress => ({
  quarter: textOf(search.quarter),
  sector: textOf(search.sector),
  theme: textOf(search.theme),
  of: textOf(search.of),
  page: laterPageOf(search.page),
});
