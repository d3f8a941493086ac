import { positiveOf, textOf } from '../../lib/address-entries';

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

export function parseThemesAddress(search: Record<string, unknown>): ThemesAddress {
  const address: Record<string, string | number> = {};
  for (const key of ['quarter', 'sector', 'theme', 'of']) {
    const value = textOf(search[key]);
    if (value) address[key] = value;
  }
  const page = positiveOf(search.page);
  if (page && page > 1) address.page = page;
  return address;
}
