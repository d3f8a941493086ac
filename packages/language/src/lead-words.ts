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
  up: `ramai berkembang membengkak bengkak pembengkakan laris tambah nambah membeludak membludak melampaui melebihi
    mengungguli melewati berlipat memecahkan`,
  down: 'sepi kalah terpukul terhantam ambrol seret tersendat nyungsep separuhnya setengahnya',
  same: 'tetap sama serupa normal seimbang setara',
} as const;
/** "Tinggal separuh": so much less is there than was. */
export const LEFT_WORDS = 'tinggal hanya cuma';
export const FRACTION_WORDS = 'separuh setengah sepertiga seperempat seperlima sepersepuluh';
/** What stands behind "di atas" and "di bawah" where they compare with what was. */
export const BASE_WORDS = `triwulan kuartal tahun periode bulan musim biasanya biasa kebiasaan normal normalnya lazimnya sebelumnya
  kemarin`;
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
    daripada padahal ketika saat selain berkat sejak menyusul imbas efek sampai hingga`,
  /** Goes on with something that is set against what stood before. */
  contrast: 'namun tetapi tapi sedangkan sementara melainkan',
  result: 'sehingga menyebabkan mengakibatkan membuat maka akibatnya berdampak mendorong jadi',
} as const;
/** Two words that open what is set against what stood before. */
export const CONTRAST_PAIRS = [
  'akan tetapi',
  'meski begitu',
  'meskipun begitu',
  'meski demikian',
  'meskipun demikian',
  'walau begitu',
  'walaupun begitu',
  'walau demikian',
  'walaupun demikian',
  'kendati demikian',
  'kendati begitu',
] as const;
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
/** Who puts off buying what a firm sells, where "menunda pembelian mesin" alone is told of its own. */
export const BUYER_WORDS = 'konsumen pelanggan masyarakat pembeli buyer';
export const WHOLE_WORDS = 'total keseluruhan agregat akhirnya bersih';

/** "Tahun lalu masih menambah": words for the past that make, before "masih", a clause no answer. */
export const PAST_WORDS = 'lalu kemarin sebelumnya dulu semula tadinya';

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
  investment: `investasi|belanja modal|capex|ekspansi|penanaman modal|pembelian mesin|pembelian alat|pembelian peralatan|pembelian aset|
    pembelian armada|pembelian kendaraan`,
  material: `material|pembelian bahan|biaya bahan|harga bahan|bahan baku|harga beli|bahan penolong|harga pokok`,
  energy: `biaya energi|energi|listrik|bbm|solar|gas|bahan bakar|tarif listrik|harga solar|harga bbm|harga gas|pln|lpg|elpiji`,
  wage: 'upah|gaji|biaya tenaga kerja|beban tenaga kerja|biaya pegawai|biaya karyawan|beban gaji|umk|ump|umr|lembur|ums',
  price: 'harga jual|tarif|adr|room rate',
  /** The firm's own price, or that of what it buys. */
  goods: 'harga',
  supply: 'pemasok|supplier|vendor',
  margin: 'margin|marjin|laba|keuntungan|profit',
  workers:
    'tenaga kerja|karyawan|pekerja|pegawai|buruh|staf|sdm|tk|perekrutan|rekrutmen|tenaga harian',
  home: 'lokal|dalam negeri|domestik',
  outlook: 'prospek|outlook',
  finance: 'suku bunga|kredit|pinjaman|pembiayaan|bunga',
} as const;
export type Subject = keyof typeof SUBJECTS;

/** Named beside a price, they make it the price of what is bought. */
export const BOUGHT: readonly Subject[] = ['material', 'energy', 'supply'];

/** What is asked for, and what else names it in an answer. */
export const ASKED_OF: Readonly<Record<IndicatorKey, readonly Subject[]>> = {
  domestik: ['demand'],
  ekspor: ['export', 'demand'],
  'kapasitas utilisasi': ['capacity'],
  persediaan: ['stock'],
  investasi: ['investment'],
  'biaya bahan baku': ['material', 'goods', 'supply'],
  'biaya energi': ['energy'],
  'biaya tenaga kerja': ['wage'],
  'harga jual': ['price', 'goods'],
  'margin usaha': ['margin'],
  'tenaga kerja': ['workers'],
  'perkiraan penjualan': ['demand', 'export', 'outlook'],
  'perkiraan tingkat upah': ['wage'],
  'perkiraan harga jual': ['price', 'goods'],
  'perkiraan jumlah tenaga kerja': ['workers'],
  'perkiraan investasi': ['investment'],
  'pembiayaan dan suku bunga': ['finance'],
};

/**
 * Deeds and states that say a direction of one thing alone, words and phrases; a phrase may deny by itself. What calls
 * off (`off`) means a fall whatever else its clause says: "pembelian mesin ditunda".
 */
export const DEEDS: Readonly<
  Partial<Record<Subject, { up?: string; down?: string; off?: string }>>
> = {
  workers: {
    up: `merekrut|direkrut|rekrut|perekrutan|rekrutmen|menyerap|diserap|mempekerjakan|dipekerjakan|hiring|buka lowongan|membuka lowongan
      |lowongan dibuka|menerima karyawan|menerima pegawai|menerima pekerja|karyawan baru|pegawai baru|tenaga baru|pekerja baru
      |dipanggil kembali|memanggil kembali`,
    down: `phk|dirumahkan|merumahkan|pemutusan|diputus|resign|dipecat|diberhentikan|mengundurkan diri|tidak diperpanjang|tak diperpanjang
      |belum diperpanjang|habis kontrak|kontraknya habis|kontrak habis|kontraknya selesai|selesai kontrak|selesai kontraknya|tidak diganti|tidak digantikan
      |belum diganti|tidak ada pengganti|tanpa pengganti|tidak dicarikan pengganti|dipulangkan|memulangkan|dilepas|melepas|hengkang`,
  },
  stock: {
    up: `menumpuk|penumpukan|menggunung|numpuk|bertumpuk|tertumpuk|melimpah|berlimpah|overstock|over stock|gudang penuh|penuh|tidak terserap|belum terserap
      |tidak terjual|belum terjual|menimbun|menyetok|nyetok|stok mati|dead stock|sesak|mengendap`,
    down: `habis|kosong|ludes|terkuras|dikuras|menguras|tandas|kritis|langka|kelangkaan|tersendat|kekurangan|tinggal untuk|cukup untuk|cuma cukup|hanya cukup|sold out
      |cuci gudang`,
  },
  investment: {
    up: `gelontorkan|menggelontorkan|digelontorkan|merealisasikan|membangun|dibangun|mendirikan|didirikan|membeli|dibeli|beli|memasang|dipasang|memborong|menanamkan
      |merenovasi|membuka cabang|buka cabang|groundbreaking|peletakan batu pertama`,
    off: `tidak jadi|dicoret|mencoret|coret|diciutkan|menunda|ditunda|tertunda|penundaan|batal|dibatalkan|membatalkan|pembatalan|dihentikan|menghentikan|terhenti
      |moratorium|dibekukan|membekukan|pembekuan|urung|mengurungkan|diurungkan|menahan diri|mangkrak|dipotong|memotong|pemotongan|puasa belanja
      |tidak ada belanja modal|nihil`,
  },
  capacity: {
    up: `mentok|nonstop|non stop|24 jam|penuh|maksimal|dihidupkan kembali|dihidupkan lagi|dioperasikan kembali|dioperasikan lagi|lembur|tiga shift|tiga gilir`,
    down: `berhenti|terhenti|dihentikan|menghentikan|dimatikan|mematikan|menganggur|nganggur|idle|mangkrak|parkir|sandar|shutdown|tidak beroperasi|tidak jalan
      |tidak dioperasikan|berhenti beroperasi|terbengkalai|diistirahatkan|satu shift|satu gilir|kosong`,
  },
  material: { up: 'boros', down: 'hemat|menghemat|dihemat|penghematan|irit' },
  energy: {
    up: 'boros',
    down: 'hemat|menghemat|dihemat|penghematan|irit|digratiskan',
  },
  wage: {
    up: 'bayar lembur|membayar lembur|uang lembur',
    down: 'dicabut|mencabut|dipotong|memotong|pemotongan|dihapus|dihapuskan|penghapusan|ditiadakan|meniadakan|hemat|menghemat|penghematan',
  },
  price: {
    up: 'menembus|tembus|dimahalkan|termahal',
    down: 'banting|membanting|obral|diobral|mengobral|dipotong|memotong|potongan|diskon|rabat|korting|perang harga|cuci gudang|dimurahkan|digratiskan',
  },
  demand: {
    up: `kebanjiran|banjir|diserbu|menyerbu|antre|antrean|mengantre|antri|penuh|fully booked|full booked|fully book|full book|full|kewalahan|padat|inden|ludes|habis terjual
      |terjual habis|berbondong|overbooked|memadati|dipadati|diburu|memburu|sold out`,
    down: `dibatalkan|batal|membatalkan|pembatalan|lengang|kehilangan|tidak laku|kurang laku|tidak terjual|tidak ada pesanan|tidak ada order|tidak ada pembeli
      |menahan belanja|menunda pembelian|macet|nihil|kosong|gulung tikar|berpindah|beralih|pindah ke|senyap|tersendat|seret|terhenti|berhenti|menghentikan`,
  },
  export: {
    up: 'kebanjiran|kewalahan|diburu|memburu',
    down: `terhenti|dihentikan|menghentikan|berhenti|dibatalkan|batal|membatalkan|pembatalan|ditolak|penolakan|tertahan|tersendat|seret|nihil|kehilangan
      |tidak ada pengiriman|tak ada pengiriman|tidak ada pengapalan|tidak mengirim|belum mengirim|tidak ada kiriman|tidak ada ekspor`,
  },
  margin: {
    up: 'cuan',
    down: `minus|rugi|merugi|boncos|nombok|tekor|tergencet|terhimpit|terjepit|terimpit|digerogoti|tergerogoti|menggerogoti|termakan|habis|impas|mepet|pas-pasan|break even`,
  },
  outlook: { up: 'optimis|optimistis|cerah', down: 'pesimis|pesimistis|suram|gelap' },
};
