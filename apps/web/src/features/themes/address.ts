import { entriesOf } from '../../lib/address-entries';

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

export const parseThemesAddress = (search: Record<string, unknown>): ThemesAddress =>
  entriesOf(search, ['quarter', 'sector', 'theme', 'of']);
