import { type IndicatorKey, INDICATORS } from '@lqc/contracts';

/** Names that mean an indicator wherever a text about the survey uses them. */
const MORE_NAMES: Partial<Record<IndicatorKey, readonly string[]>> = {
  domestik: [
    'permintaan pasar domestik',
    'permintaan pasar dalam negeri',
    'penjualan dalam negeri',
    'penjualan ke pasar domestik',
    'permintaan lokal',
    'pasar dalam negeri',
    'permintaan domestiknya',
  ],
  ekspor: [
    'permintaan pasar ekspor',
    'kinerja ekspor',
    'penjualan ekspor',
    'penjualan luar negeri',
    'penjualan ke pasar ekspor',
  ],
  'kapasitas utilisasi': [
    'utilisasi',
    'kapasitas terpakai',
    'tingkat utilisasi',
    ...['penggunaan', 'pemanfaatan', 'utilisasi', 'pengoperasian', 'tingkat utilisasi'].flatMap(
      (use) =>
        ['', ' produksi', ' pabrik', ' terpasang', ' usaha', ' mesin'].map(
          (of) => `${use} kapasitas${of}`,
        ),
    ),
  ],
  persediaan: [
    'stok',
    'stok barang',
    'posisi persediaan',
    'tingkat persediaan',
    'inventori',
    'stok di gudang',
    'isi gudang',
  ],
  investasi: [
    'realisasi investasi',
    'aktivitas investasi',
    'belanja investasi',
    'belanja modal',
    'penanaman modal',
    'kegiatan investasi',
  ],
  'biaya bahan baku': ['biaya bahan baku', 'harga bahan baku', 'beban bahan baku'],
  'biaya energi': ['ongkos energi', 'beban energi', 'beban biaya energi', 'tekanan biaya energi'],
  'biaya tenaga kerja': [
    'biaya tenaga kerja upah',
    'biaya tenaga kerja / upah',
    'upah tenaga kerja',
    'tingkat upah',
    'ongkos tenaga kerja',
    'beban upah',
    'beban tenaga kerja',
    'beban biaya tenaga kerja',
    'tekanan upah',
    'tekanan biaya tenaga kerja',
    'biaya upah',
    'upah',
  ],
  'harga jual': ['tingkat harga jual', 'perkembangan harga jual'],
  'margin usaha': ['marjin', 'margin keuntungan', 'marjin keuntungan'],
  'tenaga kerja': [
    'jumlah tenaga kerja',
    'penggunaan tenaga kerja',
    'penyerapan tenaga kerja',
    'serapan tenaga kerja',
    'jumlah karyawan',
    'jumlah pekerja',
  ],
  'perkiraan penjualan': [
    'prospek penjualan',
    'penjualan ke depan',
    'penjualan mendatang',
    'ekspektasi penjualan',
    'proyeksi penjualan',
  ],
  'perkiraan tingkat upah': [
    'prospek upah',
    'prospek tingkat upah',
    'prakiraan tingkat upah',
    'perkiraan upah',
    'ekspektasi upah',
    'ekspektasi tingkat upah',
    'prakiraan upah',
    'proyeksi upah',
    'proyeksi tingkat upah',
  ],
  'perkiraan harga jual': ['prospek harga jual', 'ekspektasi harga jual', 'proyeksi harga jual'],
  'perkiraan jumlah tenaga kerja': [
    'prospek tenaga kerja',
    'prospek jumlah tenaga kerja',
    'rencana tenaga kerja',
    'rencana penambahan tenaga kerja',
    'prakiraan jumlah tenaga kerja',
    'perkiraan tenaga kerja',
    'prakiraan tenaga kerja',
    'ekspektasi tenaga kerja',
    'ekspektasi jumlah tenaga kerja',
    'proyeksi jumlah tenaga kerja',
    'proyeksi tenaga kerja',
  ],
  'perkiraan investasi': [
    'prospek investasi',
    'ekspektasi investasi',
    'rencana investasi',
    'minat investasi',
    'rencana belanja modal',
    'rencana penanaman modal',
    'proyeksi investasi',
  ],
  'pembiayaan dan suku bunga': ['suku bunga', 'pembiayaan'],
};

/** Every name of every indicator; a name of two of them is about whichever the text is about. */
export const INDICATOR_NAMES: readonly (readonly [string, readonly IndicatorKey[]])[] = [
  ...INDICATORS.flatMap(({ key, label, synonyms }) =>
    [label, ...synonyms, ...(MORE_NAMES[key] ?? [])].map(
      (name) => [name.toLowerCase(), [key]] as const,
    ),
  ),
  ['permintaan', ['domestik', 'ekspor']],
  ['harga', ['harga jual']],
  ['biaya', ['biaya energi', 'biaya tenaga kerja', 'biaya bahan baku']],
];

/** The indicator that asks the same question of the next quarter. */
export const EXPECTATION_OF: Partial<Record<IndicatorKey, IndicatorKey>> = {
  domestik: 'perkiraan penjualan',
  'biaya tenaga kerja': 'perkiraan tingkat upah',
  'harga jual': 'perkiraan harga jual',
  'tenaga kerja': 'perkiraan jumlah tenaga kerja',
  investasi: 'perkiraan investasi',
};
