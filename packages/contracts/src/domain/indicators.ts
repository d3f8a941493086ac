/**
 * One indicator of the diary note. `likertLabel` and `narrativeLabel` are the question labels as
 * the office's template types them; people vary them, so compare labels normalised (`survey`).
 */
export interface Indicator {
  readonly key: string;
  readonly label: string;
  readonly likertLabel: string | null;
  readonly narrativeLabel: string;
  /** Which words describe its level and change (see `phrases`); null when it has no score. */
  readonly manner: 'growth' | 'pressure' | 'normal' | null;
  /** Of a question about expectations: the question that reports the outcome a quarter later. */
  readonly outcome?: string;
  /** The one that reports it of a company that only exports. */
  readonly outcomeOfExporters?: string;
  /** Other names of the indicator in any text; lower case. */
  readonly synonyms: readonly string[];
  /**
   * Words that name it in a short question but are too general to name it in a text; lower case.
   */
  readonly askedAs: readonly string[];
}

/** The 17 indicators in the template's order: 15 with a Likert row, all with a narrative. */
export const INDICATORS = [
  {
    key: 'domestik',
    label: 'Permintaan Domestik',
    likertLabel: 'Permintaan Domestik - Likert Scale',
    narrativeLabel: 'Permintaan/Penjualan - Permintaan Domestik',
    manner: 'growth',
    synonyms: ['permintaan dalam negeri', 'penjualan domestik'],
    askedAs: ['pasar domestik'],
  },
  {
    key: 'ekspor',
    label: 'Permintaan Ekspor',
    likertLabel: 'Permintaan Ekspor - Likert Scale',
    narrativeLabel: 'Permintaan/Penjualan - Permintaan Ekspor',
    manner: 'growth',
    synonyms: ['penjualan ekspor', 'permintaan luar negeri'],
    askedAs: ['pasar ekspor'],
  },
  {
    key: 'kapasitas utilisasi',
    label: 'Kapasitas Utilisasi',
    likertLabel: 'Kapasitas Utilisasi - Likert Scale',
    narrativeLabel: 'Kapasitas Utilisasi',
    manner: 'normal',
    synonyms: ['utilisasi kapasitas', 'kapasitas produksi terpakai'],
    askedAs: ['kapasitas produksi', 'utilisasi', 'kapasitas'],
  },
  {
    key: 'persediaan',
    label: 'Persediaan',
    likertLabel: 'Persediaan - Likert Scale',
    narrativeLabel: 'Persediaan',
    manner: 'normal',
    synonyms: [],
    askedAs: ['stok', 'inventori'],
  },
  {
    key: 'investasi',
    label: 'Investasi',
    likertLabel: 'Investasi - Likert Scale',
    narrativeLabel: 'Investasi',
    manner: 'growth',
    synonyms: [],
    askedAs: [],
  },
  {
    key: 'biaya bahan baku',
    label: 'Biaya Bahan Baku',
    likertLabel: null,
    narrativeLabel: 'Biaya-biaya - Bahan Baku Diluar Gaji/Upah',
    manner: null,
    synonyms: [],
    askedAs: ['bahan baku'],
  },
  {
    key: 'biaya energi',
    label: 'Biaya Energi',
    likertLabel: 'Biaya Energi - Likert Scale',
    narrativeLabel: 'Biaya Energi',
    manner: 'pressure',
    synonyms: [],
    askedAs: ['energi', 'listrik', 'bbm'],
  },
  {
    key: 'biaya tenaga kerja',
    label: 'Biaya Tenaga Kerja (Upah)',
    likertLabel: 'Biaya Tenaga Kerja (Upah) - Likert Scale',
    narrativeLabel: 'Biaya Tenaga Kerja (Upah)',
    manner: 'pressure',
    synonyms: ['biaya tenaga kerja', 'biaya upah'],
    askedAs: ['tingkat upah', 'upah', 'gaji'],
  },
  {
    key: 'harga jual',
    label: 'Harga Jual',
    likertLabel: 'Harga Jual - Likert Scale',
    narrativeLabel: 'Harga Jual - Perkembangan Harga Jual',
    manner: 'pressure',
    synonyms: [],
    askedAs: ['harga'],
  },
  {
    key: 'margin usaha',
    label: 'Margin Usaha',
    likertLabel: 'Margin Usaha - Likert Scale',
    narrativeLabel: 'Margin Usaha',
    manner: 'normal',
    synonyms: ['marjin usaha', 'margin'],
    askedAs: ['marjin', 'laba', 'keuntungan'],
  },
  {
    key: 'tenaga kerja',
    label: 'Tenaga Kerja',
    likertLabel: 'Tenaga Kerja - Likert Scale',
    narrativeLabel: 'Perkembangan Jumlah Tenaga Kerja',
    manner: 'growth',
    synonyms: [],
    askedAs: ['jumlah tenaga kerja', 'karyawan', 'pekerja', 'phk'],
  },
  {
    key: 'perkiraan penjualan',
    label: 'Perkiraan Penjualan',
    likertLabel: 'Perkiraan Penjualan - Likert Scale',
    narrativeLabel: 'Perkiraan Penjualan',
    manner: 'growth',
    outcome: 'domestik',
    outcomeOfExporters: 'ekspor',
    synonyms: ['prakiraan penjualan'],
    askedAs: ['penjualan mendatang'],
  },
  {
    key: 'perkiraan tingkat upah',
    label: 'Perkiraan Tingkat Upah',
    likertLabel: 'Perkiraan Tingkat Upah - Likert Scale',
    narrativeLabel: 'Perkiraan Tingkat Upah',
    manner: 'pressure',
    outcome: 'biaya tenaga kerja',
    synonyms: [],
    askedAs: ['prakiraan tingkat upah', 'perkiraan upah'],
  },
  {
    key: 'perkiraan harga jual',
    label: 'Perkiraan Harga Jual',
    likertLabel: 'Perkiraan Harga Jual - Likert Scale',
    narrativeLabel: 'Perkiraan Harga Jual',
    manner: 'pressure',
    outcome: 'harga jual',
    synonyms: ['prakiraan harga jual'],
    askedAs: [],
  },
  {
    key: 'perkiraan jumlah tenaga kerja',
    label: 'Perkiraan Jumlah Tenaga Kerja',
    likertLabel: 'Perkiraan Jumlah Tenaga Kerja - Likert Scale',
    narrativeLabel: 'Perkiraan Jumlah Tenaga Kerja',
    manner: 'growth',
    outcome: 'tenaga kerja',
    synonyms: [],
    askedAs: [],
  },
  {
    key: 'perkiraan investasi',
    label: 'Perkiraan Investasi',
    likertLabel: 'Perkiraan Investasi - Likert Scale',
    narrativeLabel: 'Perkiraan Investasi',
    manner: 'growth',
    outcome: 'investasi',
    synonyms: ['prakiraan investasi'],
    askedAs: [],
  },
  {
    key: 'pembiayaan dan suku bunga',
    label: 'Pembiayaan dan Suku Bunga',
    likertLabel: null,
    narrativeLabel: 'Pembiayaan dan Suku Bunga',
    manner: null,
    synonyms: [],
    askedAs: ['suku bunga', 'pembiayaan', 'kredit', 'pinjaman'],
  },
] as const satisfies readonly Indicator[];

export type IndicatorKey = (typeof INDICATORS)[number]['key'];

export const INDICATOR_KEYS = INDICATORS.map(({ key }) => key) as [IndicatorKey, ...IndicatorKey[]];

const byKey: ReadonlyMap<string, Indicator> = new Map(
  INDICATORS.map((indicator) => [indicator.key, indicator]),
);

/** The indicator with this key. The key must be one of `INDICATOR_KEYS`. */
export function indicatorOf(key: IndicatorKey): Indicator {
  return byKey.get(key)!;
}

/** True when the indicator has a Likert score; two of the 17 have only a narrative. */
export const hasScale = (key: IndicatorKey) => indicatorOf(key).likertLabel !== null;

/** False of the question that asks of two things: financing may go up while interest rates go down. */
export const hasDirection = (key: IndicatorKey) => key !== 'pembiayaan dan suku bunga';

/** `text` as an indicator's key; undefined when it is none. */
export const indicatorKeyOf = (text: string | null | undefined) =>
  INDICATOR_KEYS.find((key) => key === text);

/** The indicator that a text names by its key or its label, in capitals or not. */
export function indicatorNamed(text: string): IndicatorKey | undefined {
  const folded = text.trim().toLowerCase();
  return INDICATORS.find(({ key, label }) => key === folded || label.toLowerCase() === folded)?.key;
}

/** The 15 indicators that carry a Likert score, in the template's order. */
export const LIKERT_INDICATORS = INDICATORS.filter(({ likertLabel }) => likertLabel !== null);

/** A question about expectations, and the question that reports the outcome a quarter later. */
export interface ExpectationPair {
  readonly expectation: IndicatorKey;
  readonly outcome: IndicatorKey;
  /** The question that reports the outcome of a company that only exports. */
  readonly outcomeOfExporters?: IndicatorKey;
}

/** The five questions about expectations. */
export const EXPECTATION_PAIRS: readonly ExpectationPair[] = INDICATORS.flatMap(
  ({ key: expectation, ...indicator }) =>
    'outcome' in indicator ? [{ expectation, ...indicator }] : [],
);

/** The question that asks about the next quarter what this one asks about the present. */
export const EXPECTATION_OF: Partial<Record<IndicatorKey, IndicatorKey>> = Object.fromEntries(
  EXPECTATION_PAIRS.map(({ expectation, outcome }) => [outcome, expectation]),
);

const EXPECTATIONS: ReadonlySet<unknown> = new Set(
  EXPECTATION_PAIRS.map(({ expectation }) => expectation),
);

/** True for a question about expectations. */
export const isExpectation = (key: string | null | undefined): boolean => EXPECTATIONS.has(key);
