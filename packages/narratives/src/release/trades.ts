import { SECTORS } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';

/** What people call those who work in a sector, by the sector's code. */
const TRADES: Readonly<Partial<Record<(typeof SECTORS)[number]['code'], string>>> = {
  A: 'petani|pekebun|perkebunan|peternak|peternakan|nelayan|petambak|pembudi ?daya|agribisnis',
  B: 'tambang|penambang|penambangan|penggali|ekstraktif',
  C: 'pabrik|pabrikan|produsen|manufaktur|pengrajin|perajin|penggilingan|galangan|smelter|konveksi|kilang',
  D: 'pembangkit|setrum|kelistrikan',
  E: 'pdam|perumda air|persampahan|pemulung',
  F: 'kontraktor|pemborong|jasa bangunan',
  G: 'distributor|pedagang|toko|ritel|peritel|gerai|agen|grosir|diler|dealer|eksportir|importir|swalayan|supermarket|minimarket|bengkel',
  H: 'pelayaran|maskapai|ekspedisi|pengangkut|pergudangan|logistik',
  I: 'hotel|perhotelan|vila|resor|penginapan|losmen|restoran|kafe|rumah makan|akomodasi|hotelier',
  J: 'operator seluler|provider|media massa|stasiun (?:radio|televisi)',
  K: 'bank|perbankan|bankir|bpr|koperasi|asuransi|pegadaian|multifinance',
  L: 'pengembang|real ?estate?|properti',
  P: 'sekolah|universitas|kampus|perguruan tinggi',
  Q: 'rumah sakit|klinik|apotek',
};
/** Firms of whatever sector. */
const FIRMS =
  'perusahaan|korporasi|bumn|bumd|pebisnis|juragan|kontak|responden|narasumber|informan|pengusaha|pelaku (?:usaha|bisnis|industri)|pemilik|pemain|penyedia|pemasok|operator';
/** Firms and whoever works in a sector. */
export const COMPANIES = `${FIRMS}|usaha|pelabuhan|${Object.values(TRADES).join('|')}`;

const word = (patterns: string) => `(?<![\\p{L}\\p{N}])(?:${patterns})(?:nya)?(?![\\p{L}\\p{N}])`;
const BY_TRADE = SECTORS.flatMap(({ name, code }) =>
  code in TRADES
    ? [[name, new RegExp(word(TRADES[code as keyof typeof TRADES]!), 'iu')] as const]
    : [],
);
const OF_FIRMS = new RegExp(word(FIRMS), 'iu');

const SECTOR_OF: ReadonlyMap<string, string> = new Map(
  SECTORS.flatMap(({ name, short, aliases }) =>
    [name, short, ...aliases].map((written) => [written.toLowerCase(), name] as const),
  ),
);
/** Sectors by their names, the longest first. */
export const SECTOR_NAMES = new RegExp(
  `(?<!\\p{L})(?:${[...SECTOR_OF.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(literalPattern)
    .join('|')})(?!\\p{L})`,
  'giu',
);
/** The full name of a sector that is named so. */
export const sectorNamed = (written: string): string => SECTOR_OF.get(written.toLowerCase())!;

const BY_WORD = new RegExp(
  `(?<!\\p{L})(?:(?:sektor|lapangan usaha|bidang|produsen|distributor|${FIRMS})\\s(?:di\\s|jasa\\s)?|(?=\\p{L}+:))(\\p{L}{3,})|(?<=(?:sektor|lapangan usaha|kategori|kbli)\\s)(\\p{L})(?!\\p{L})`,
  'giu',
);
/** In the names of sectors, and said of anybody. */
const OF_ANY_SECTOR = /^(?:besar|wajib|ulang|kegiatan|lainnya|manusia|sosial)$/;
/** Sectors by their codes, and by the words that only one of them has. */
const SECTORS_WITH: ReadonlyMap<string, string> = (() => {
  const sectors = new Map<string, string | null>();
  for (const { name, code } of SECTORS)
    for (const one of new Set(
      `${name} ${code}`.toLowerCase().match(/\p{L}{3,}|(?<!\p{L})\p{L}(?!\p{L})/gu),
    ))
      sectors.set(one, sectors.has(one) || OF_ANY_SECTOR.test(one) ? null : name);
  return new Map([...sectors].flatMap(([one, name]) => (name ? [[one, name] as const] : [])));
})();

/** Full names of the sectors whose firms words are about: by name, by a word of it ("sektor listrik"), by trade. */
export function sectorsIn(words: string): string[] {
  const named = [...words.matchAll(SECTOR_NAMES)].map(([written]) => sectorNamed(written));
  const meant = [...words.matchAll(BY_WORD)].flatMap(
    ([, one, code]) => SECTORS_WITH.get((one ?? code)!.toLowerCase()) ?? [],
  );
  const traded = BY_TRADE.flatMap(([name, trades]) => (trades.test(words) ? [name] : []));
  return [...new Set([...named, ...meant, ...traded])];
}

/** Whether words are about firms, whichever they are. */
export const isOfFirms = (words: string): boolean => OF_FIRMS.test(words);
