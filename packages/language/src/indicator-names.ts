import { type IndicatorKey, INDICATORS } from '@lqc/contracts';
import { each } from './paired-phrases.js';

const HOME = 'domestik|dalam negeri|lokal|pasar domestik|pasar dalam negeri|pasar lokal';
const ABROAD = 'luar negeri|mancanegara|pasar ekspor|pasar luar negeri|pasar mancanegara';
const STAFF = 'tk|tenaga kerja|karyawan|pekerja|pegawai';
const EXPECTING = 'perkiraan|prakiraan|proyeksi|ekspektasi|prospek|outlook|harapan';
const TO_COME =
  'ke depan|mendatang|triwulan depan|triwulan mendatang|triwulan berikutnya|periode mendatang|pada triwulan depan|pada triwulan mendatang|untuk triwulan depan|untuk triwulan mendatang|tiga bulan ke depan';

/** Names that mean an indicator wherever a text about the survey uses them. */
const MORE_NAMES: Partial<Record<IndicatorKey, readonly string[]>> = {
  domestik: [
    ...each('permintaan|penjualan|konsumsi', HOME),
    ...each('permintaan|penjualan', each('di|dari|ke|pada', HOME).join('|')),
    ...each('skor|angka|capaian|nilai|posisi|kinerja', 'domestik'),
    'pasar dalam negeri',
    'permintaan domestiknya',
  ],
  ekspor: [
    ...each('permintaan|penjualan', `${ABROAD}|ekspor|eksternal|global`),
    ...each('permintaan|penjualan', each('di|dari|ke|pada', ABROAD).join('|')),
    'kinerja ekspor',
  ],
  'kapasitas utilisasi': [
    'utilisasi',
    'ku',
    'kapasitas terpakai',
    'tingkat utilisasi',
    'utilisasi pabrik',
    ...each(
      'penggunaan|pemanfaatan|pemakaian|utilisasi|pengoperasian|keterisian|tingkat utilisasi|tingkat pemanfaatan|tingkat penggunaan',
      each('kapasitas', '|produksi|pabrik|terpasang|usaha|mesin').join('|'),
    ),
  ],
  persediaan: [
    ...each('stok|persediaan|inventori', '|barang|barang jadi|produk|gudang|di gudang'),
    ...each('posisi|tingkat|level|jumlah|volume', 'persediaan|stok'),
    'inventory',
    'isi gudang',
  ],
  investasi: [
    ...each('realisasi|aktivitas|kegiatan|belanja|pengeluaran|kinerja|laju', 'investasi'),
    'belanja modal',
    'pengeluaran modal',
    'penanaman modal',
    'realisasi penanaman modal',
  ],
  'biaya bahan baku': each(
    'biaya|b.|harga|beban|beban biaya|tekanan biaya|ongkos|pengeluaran|belanja',
    'bahan baku|bahan mentah',
  ),
  'biaya energi': [
    ...each('biaya|b.|beban|beban biaya|tekanan biaya|ongkos|pengeluaran|belanja|tarif', 'energi'),
    'biaya listrik dan bahan bakar',
    'biaya bahan bakar dan listrik',
  ],
  'biaya tenaga kerja': [
    'biaya tenaga kerja upah',
    'biaya tenaga kerja / upah',
    ...each(
      'biaya|b.|beban|beban biaya|tekanan biaya|tekanan|ongkos|pengeluaran',
      `upah|gaji|${STAFF}`,
    ),
    ...each('upah|gaji', STAFF),
    'tingkat upah',
    'tingkat gaji',
    'upah',
    'pengupahan',
  ],
  'harga jual': [
    ...each('harga jual', '|produk|barang|output'),
    ...each('tingkat|perkembangan|penetapan', 'harga jual|harga'),
    'harga produk',
  ],
  'margin usaha': [
    ...each('margin|marjin', '|usaha|keuntungan|laba|perusahaan'),
    ...each('tingkat', 'margin|keuntungan|profitabilitas'),
    'laba usaha',
    'profitabilitas',
  ],
  'tenaga kerja': [
    'tk',
    ...each('jumlah|penggunaan|penyerapan|serapan|pemakaian', STAFF),
    ...each('kondisi|situasi|perkembangan', 'ketenagakerjaan'),
    'ketenagakerjaan',
    'pasar tenaga kerja',
  ],
  'perkiraan penjualan': [
    ...each(EXPECTING, 'penjualan'),
    ...each('penjualan', TO_COME),
    'keyakinan penjualan',
  ],
  'perkiraan tingkat upah': [
    ...each(EXPECTING, 'tingkat upah|upah|gaji|tingkat gaji|biaya tenaga kerja'),
    ...each(EXPECTING, each('upah', STAFF).join('|')),
    ...each('upah|tingkat upah', TO_COME),
  ],
  'perkiraan harga jual': [
    ...each(EXPECTING, 'harga jual|harga|tingkat harga jual|tingkat harga'),
    ...each('harga jual|harga', TO_COME),
  ],
  'perkiraan jumlah tenaga kerja': [
    ...each(
      `${EXPECTING}|rencana`,
      each('|jumlah|penyerapan|serapan|penggunaan|penambahan|perekrutan', STAFF).join('|'),
    ),
    ...each(`${EXPECTING}|rencana`, 'ketenagakerjaan|perekrutan|rekrutmen'),
    ...each(each('jumlah|penyerapan', STAFF).join('|'), TO_COME),
    ...each('ketenagakerjaan', TO_COME),
  ],
  'perkiraan investasi': [
    ...each(
      `${EXPECTING}|rencana`,
      'investasi|realisasi investasi|belanja modal|penanaman modal|belanja investasi',
    ),
    ...each('minat|niat', 'investasi|berinvestasi'),
    ...each('investasi', TO_COME),
  ],
  'pembiayaan dan suku bunga': [
    'suku bunga',
    'pembiayaan',
    ...each('kebutuhan', 'pembiayaan|pendanaan|dana'),
    ...each('biaya', 'pendanaan|dana'),
  ],
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
