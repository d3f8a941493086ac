import type { Facts } from './in-words.js';

/** Names a sector where the text is not about it anyway. */
export const whereOf = (sector: string | null, { claims }: Facts): string =>
  sector === null || sector === claims.sector ? '' : ` pada lapangan usaha ${sector}`;
