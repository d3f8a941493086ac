import { type IndicatorKey, INDICATORS, SECTORS } from '@lqc/contracts';

/** How people call indicators in a question, beside their display names; longest first found. */
const INDICATOR_NAMES: Readonly<Partial<Record<IndicatorKey, readonly string[]>>> = {
  domestik: ['permintaan dalam negeri', 'penjualan domestik', 'pasar domestik', 'domestik'],
  ekspor: ['permintaan luar negeri', 'penjualan ekspor', 'pasar ekspor', 'ekspor'],
  'kapasitas utilisasi': ['utilisasi kapasitas', 'kapasitas produksi', 'utilisasi', 'kapasitas'],
  persediaan: ['stok', 'inventori'],
  'biaya bahan baku': ['bahan baku'],
  'biaya energi': ['energi', 'listrik', 'bbm'],
  'biaya tenaga kerja': ['biaya tenaga kerja', 'biaya upah', 'tingkat upah', 'upah', 'gaji'],
  'harga jual': ['harga'],
  'margin usaha': ['marjin usaha', 'margin', 'marjin', 'laba', 'keuntungan'],
  'tenaga kerja': ['jumlah tenaga kerja', 'karyawan', 'pekerja', 'phk'],
  'perkiraan penjualan': ['prakiraan penjualan', 'penjualan mendatang'],
  'perkiraan harga jual': ['prakiraan harga jual'],
  'perkiraan investasi': ['prakiraan investasi'],
  'perkiraan tingkat upah': ['prakiraan tingkat upah', 'perkiraan upah'],
  'pembiayaan dan suku bunga': ['suku bunga', 'pembiayaan', 'kredit', 'pinjaman'],
};
/** One word for both markets. */
const BOTH_MARKETS = ['permintaan', 'penjualan'];

const indicatorNames: readonly (readonly [name: string, keys: readonly IndicatorKey[]])[] = [
  ...INDICATORS.flatMap(({ key, label }) =>
    [label.toLowerCase(), key, ...(INDICATOR_NAMES[key] ?? [])].map(
      (name) => [name, [key]] as const,
    ),
  ),
  ...BOTH_MARKETS.map((name) => [name, ['domestik', 'ekspor']] as const),
].sort(([a], [b]) => b.length - a.length);

const sectorNames: readonly (readonly [name: string, keys: readonly string[]])[] = SECTORS.flatMap(
  ({ name, aliases }) => [name, ...aliases].map((one) => [one.toLowerCase(), [name]] as const),
).sort(([a], [b]) => b.length - a.length);

/** What a question names, and the rest of its words. */
export interface Named {
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** The question without the names. */
  readonly rest: string;
}

/** Finds the indicators and sectors that a question names, longest names first. */
export function namesIn(question: string): Named {
  const sectors = take(question, sectorNames);
  const indicators = take(sectors.rest, indicatorNames);
  return { indicators: indicators.found, sectors: sectors.found, rest: indicators.rest };
}

function take<Key extends string>(
  text: string,
  names: readonly (readonly [name: string, keys: readonly Key[]])[],
): { found: Key[]; rest: string } {
  const found = new Set<Key>();
  let rest = text;
  for (const [name, keys] of names) {
    const pattern = new RegExp(
      `(?<![\\p{L}])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')}(?:nya)?(?![\\p{L}])`,
      'giu',
    );
    const without = rest.replace(pattern, ' ; ');
    if (without === rest) continue;
    rest = without;
    for (const key of keys) found.add(key);
  }
  return { found: [...found], rest };
}
