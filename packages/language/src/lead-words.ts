import type { IndicatorKey } from '@lqc/contracts';

/**
 * Degrees that say a direction only after a word of `COMPARING_WORDS`: "biaya tinggi" is no rise.
 */
export const DEGREE_WORDS = {
  up: 'tinggi baik banyak besar mahal ramai luas tebal',
  down: 'rendah buruk sedikit kecil murah hemat sepi sempit tipis',
} as const;
export const COMPARING_WORDS = 'lebih semakin makin kian kurang';

/** States that say a direction in a narrative. */
export const STATE_WORDS = {
  up: 'ramai berkembang membengkak bengkak pembengkakan laris tambah nambah menebal melambung meroket membeludak',
  down: 'sepi menipis',
  same: 'tetap sama serupa normal seimbang setara',
} as const;
/** Words for change, which say "no change" when they are negated: "tidak banyak berubah". */
export const CHANGE_WORDS = 'berubah perubahan berbeda perbedaan bergerak pergerakan';
/** Ambiguous words: a clause with one of them says no clear direction. */
export const UNDECIDED_WORDS = `melambat perlambatan melandai mereda fluktuatif berfluktuasi bervariasi beragam
  volatil variatif`;

/** Words between a negation and what it denies: "belum ada rencana menambah". */
export const DENIED_THROUGH = `ada terdapat akan melakukan dilakukan mengalami terjadi rencana berencana merencanakan
  direncanakan mampu dapat bisa banyak lagi pernah sempat sampai ikut adanya perlu ingin serta kunjung berniat`;

/** What a clause is to its sentence, by the word that it opens with. */
export const OPENING_WORDS = {
  /** A reason, a condition, a time or another thing that is held beside it: its direction is not the answer. */
  aside: `karena akibat seiring meski meskipun walau walaupun kendati kendatipun sekalipun biarpun
    sejalan didorong dipicu dipengaruhi terutama dikarenakan disebabkan mengingat sebab setelah
    pasca terdorong ditopang didukung sebagai sebelum untuk guna apabila jika bila kalau dibandingkan dibanding dari
    daripada padahal ketika saat selain berkat sejak menyusul imbas efek`,
  /** Goes on with something that is set against what stood before. */
  contrast: 'namun tetapi tapi sedangkan sementara melainkan',
  result: 'sehingga menyebabkan mengakibatkan membuat maka akibatnya berdampak mendorong jadi',
} as const;
/** "Di tengah …, penjualan naik": two words that open an aside. */
export const ASIDE_PAIRS = [
  'di tengah',
  'di saat',
  'pada saat',
  'di sisi',
  'dengan adanya',
  'atas dasar',
] as const;
/** The whole is told: it outweighs parts that were told before. */
export const WHOLE_WORDS = 'total keseluruhan agregat akhirnya bersih';

/** Words that tell of what is to come; and words behind which a whole sentence does. */
export const AHEAD_WORDS = `diperkirakan memperkirakan perkiraan diprediksi memprediksi diproyeksikan proyeksi akan
  rencana berencana merencanakan direncanakan depan mendatang berikutnya diharapkan mengharapkan target menargetkan
  ditargetkan optimis optimistis pesimis ekspektasi diestimasi bakal rencananya`;

/** What narratives call the things that indicators ask about. */
export const SUBJECTS = {
  demand: `permintaan|penjualan|omzet|omset|pesanan|order|orderan|demand|sales|transaksi|kunjungan|okupansi|hunian|pembelian|
    pembeli|pelanggan|pendapatan|pasar|tamu|volume`,
  export: 'ekspor|luar negeri|mancanegara|pengapalan|export|buyer',
  capacity: `utilisasi|kapasitas|okupansi|hunian|produksi|jam operasi|pemakaian kapasitas|gilir kerja|shift|mesin|pabrik`,
  installed:
    'kapasitas terpasang|kapasitas produksi terpasang|jumlah bed|jumlah kamar|jumlah gerai|jumlah mesin',
  stock: 'persediaan|stok|stock|inventori|inventory',
  investment: 'investasi|belanja modal|capex|ekspansi|penanaman modal',
  material: `material|biaya bahan|harga bahan|bahan baku|harga beli|bahan penolong|harga pokok`,
  energy: `biaya energi|energi|listrik|bbm|solar|gas|bahan bakar|tarif listrik|harga solar|harga bbm|harga gas|pln|lpg|elpiji`,
  wage: 'upah|gaji|biaya tenaga kerja|beban tenaga kerja|biaya pegawai|biaya karyawan|beban gaji|umk|ump|umr|lembur|ums',
  price: 'harga|harga jual|tarif|adr|room rate',
  margin: 'margin|marjin|laba|keuntungan|profit',
  workers:
    'tenaga kerja|karyawan|pekerja|pegawai|buruh|staf|sdm|tk|perekrutan|rekrutmen|tenaga harian',
  finance: 'suku bunga|kredit|pinjaman|pembiayaan|bunga',
} as const;
export type Subject = keyof typeof SUBJECTS;

/** What is asked for, and what else names it in an answer. */
export const ASKED_OF: Readonly<Record<IndicatorKey, readonly Subject[]>> = {
  domestik: ['demand'],
  ekspor: ['export', 'demand'],
  'kapasitas utilisasi': ['capacity'],
  persediaan: ['stock'],
  investasi: ['investment'],
  'biaya bahan baku': ['material'],
  'biaya energi': ['energy'],
  'biaya tenaga kerja': ['wage'],
  'harga jual': ['price'],
  'margin usaha': ['margin'],
  'tenaga kerja': ['workers'],
  'perkiraan penjualan': ['demand', 'export'],
  'perkiraan tingkat upah': ['wage'],
  'perkiraan harga jual': ['price'],
  'perkiraan jumlah tenaga kerja': ['workers'],
  'perkiraan investasi': ['investment'],
  'pembiayaan dan suku bunga': ['finance'],
};

/** Deeds and states that say a direction of one thing alone. */
export const DEEDS: Readonly<Partial<Record<Subject, { up?: string; down?: string }>>> = {
  workers: {
    up: 'merekrut direkrut rekrut perekrutan rekrutmen menyerap',
    down: 'phk dirumahkan merumahkan pemutusan diputus resign dipecat diberhentikan',
  },
  stock: { up: 'menumpuk penumpukan menggunung numpuk', down: 'habis kosong ludes' },
  investment: {
    up: 'gelontorkan menggelontorkan digelontorkan merealisasikan',
    down: `dicoret mencoret coret diciutkan menunda ditunda tertunda penundaan batal dibatalkan membatalkan pembatalan dihentikan menghentikan terhenti
      moratorium dibekukan`,
  },
  capacity: { down: 'berhenti terhenti dihentikan menghentikan dimatikan menganggur nganggur' },
  wage: { down: 'dicabut mencabut' },
  price: { down: 'banting membanting obral' },
  demand: { down: 'dibatalkan batal' },
  export: { down: 'terhenti dihentikan dibatalkan batal' },
  margin: { down: 'minus rugi merugi' },
};
