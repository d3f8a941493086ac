import { positiveOf, textOf } from '../../lib/address-entries';

/** What the address of the page holds: the quarter that is told, and which sentences are shown. */
export interface ThemesAddress {
  readonly quarter?: string;
  readonly sector?: string;
  /** The theme whose sentences are shown, and of which sector of the quarter. */
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
