import {
  type ChangeDirection,
  type Copy,
  LEAST_ANSWERS,
  SHOWS_A_FIRM_BELOW,
  type Telling,
} from '@lqc/contracts';
import { shortChangeName } from './change-name.js';
import { draftNotes } from './draft-notes.js';
import { decimal } from './figures.js';

/** Texts of the workbooks. */
export const workbookPhrases = {
  textCut: '… (dipotong)',
  /** @param name of the row whose text goes on here */
  goesOn: (name: string) => `${name} (lanjutan)`,
  /** Heading of every sheet of a copy. */
  copy: {
    internal: `Rahasia · salinan internal, lengkap; * = kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban, jangan dikutip ke luar`,
    release:
      'Salinan rilis · yang dapat menunjukkan satu perusahaan ditahan, beserta sel yang dapat membukanya',
  } satisfies Record<Copy, string>,
  confidential: 'Rahasia',
  /** Replaces a withheld figure. */
  withheld: 'ditahan',
  /** Sectors that are held back stand together, without their names. */
  otherSectors: 'Lapangan usaha lainnya',
  namelessPeriod: 'triwulan',
  sheet: {
    summary: 'Ringkasan',
    distribution: 'Distribusi',
    contacts: 'Per Kontak',
    sectors: 'Per Sektor',
    quality: 'Kualitas Data',
    method: 'Metode',
    comparison: 'Perbandingan',
    notCompared: 'Tidak Dibandingkan',
    narratives: 'Kontak dan Narasi',
    sectorChanges: 'Perubahan per Sektor',
  },
  title: {
    tabulation: (period: string) => `Tabulasi skala Likert · ${period}`,
    distribution: (period: string) => `Distribusi jawaban · ${period}`,
    contacts: (period: string) => `Skor per kontak · ${period}`,
    sectors: (period: string) => `Rata-rata per lapangan usaha · ${period}`,
    sectorChanges: (now: string, before: string) =>
      `Perubahan per lapangan usaha · ${now} terhadap ${before}`,
    quality: 'Kualitas data',
    method: 'Cara angka dihitung dan sumbernya',
    bab2: (indicator: string, period: string) => `BAB 2 · ${indicator} · ${period}`,
    bab3: (sector: string, period: string) => `BAB 3 · ${sector} · ${period}`,
    comparison: (now: string, before: string) => `Perbandingan ${now} dengan ${before}`,
  },
  note: {
    contacts: (contacts: number, companies: number, period: string) =>
      `${period}: ${decimal(contacts, 0)} kontak dari ${decimal(companies, 0)} perusahaan`,
    scale: (min: number, neutral: number, max: number) =>
      `Skala ${min} sampai ${max}, ${neutral} netral; n = jawaban sah`,
    /** @param copy in which the words of contacts stand on a sheet of their own, or not at all */
    withoutScale: {
      internal: 'Tanpa skala: indikator ini hanya ditanyakan dalam narasi, lihat Kontak dan Narasi',
      release: 'Tanpa skala: indikator ini hanya ditanyakan dalam narasi',
    } satisfies Record<Copy, string>,
    smallSample: (below: number) => `n di bawah ${below} ditandai: tafsirkan dengan hati-hati`,
    changes: (naik: number, turun: number, tetap: number, notCompared: number, withheld: number) =>
      `${naik} indikator naik, ${turun} turun, ${tetap} tetap, ${notCompared} tidak dibandingkan${withheld > 0 ? `, ${withheld} ditahan` : ''}`,
    pairs:
      'Perubahan kontak hanya dihitung bila perusahaan memberi tepat satu skor di tiap triwulan',
    notCompared: 'Tidak ada rata-rata pada salah satu triwulan',
    allCompared: 'Tidak ada: semua indikator memiliki rata-rata pada kedua triwulan',
    firmsWithheld: 'Rincian per perusahaan tidak ikut dalam salinan rilis',
    weights: (since: string, source: string) =>
      `Saldo bersih tertimbang (SBT): bobot PDRB per ${since} · Sumber: ${source}`,
    roundedRanges: 'Ujung rentang dibulatkan ke 1 desimal; Ya menurut rentang sebelum dibulatkan.',
    foldable: 'Kelompok baris dapat dilipat dengan tombol di tepi kiri',
  },
  column: {
    indicator: 'Indikator',
    period: 'Periode',
    n: 'n',
    average: 'Rata-rata',
    qtq: 'Perubahan qtq',
    yoy: 'Perubahan yoy',
    changeFrom: (now: string, then: string) =>
      `Perubahan ${shortChangeName(now, then) ?? `terhadap ${then}`}`,
    status: 'Status',
    netBalance: 'Saldo bersih (poin)',
    narratives: 'Narasi',
    contact: 'Kontak',
    sheet: 'Lembar',
    sector: 'Lapangan Usaha',
    interviewed: 'Diwawancarai',
    companies: 'Perusahaan',
    contacts: 'Kontak',
    score: (score: string) => `Skor ${score}`,
    share: (score: string) => `Skor ${score} (%)`,
    change: 'Perubahan',
    changeAgainst: (period: string) => `${period} dikurangi periode ini`,
    nOf: (period: string) => `n ${period}`,
    averageOf: (period: string) => `Rata-rata ${period}`,
    scoreOf: (period: string) => `Skor ${period}`,
    narrativeOf: (period: string) => `Narasi ${period}`,
    finding: 'Temuan',
    cell: 'Sel',
    detail: 'Uraian',
    value: 'Nilai',
    item: 'Butir',
    explanation: 'Keterangan',
    direction: 'Arah',
    low: 'Rentang bawah',
    high: 'Rentang atas',
    averageLow: 'Rata-rata bawah',
    averageHigh: 'Rata-rata atas',
    balanceLow: 'Saldo bawah',
    balanceHigh: 'Saldo atas',
    distinguishable: 'Dapat dibedakan',
    wording: 'Bacaan',
    moved: 'Bergeser',
    enteredN: 'n masuk',
    entered: 'Masuk',
    leftN: 'n keluar',
    left: 'Keluar',
    within: 'Dari jawaban',
    composition: 'Dari susunan',
    weighted: 'SBT (poin)',
    coverage: 'Cakupan bobot (%)',
  },
  chart: {
    averages: 'Rata-rata per indikator (skala 1–5, 3 netral)',
    netBalance: (period: string) => `Saldo bersih per indikator, ${period} (poin)`,
    byPeriod: (indicator: string) => `${indicator}: rata-rata per triwulan (skala 1–5, 3 netral)`,
    shares: (indicator: string) => `${indicator}: sebaran skor per triwulan`,
    contacts: 'Kontak per lapangan usaha',
    withoutWithheld: (title: string) => `${title} (tanpa yang ditahan)`,
    changes: 'Perubahan rata-rata per indikator (poin skala)',
  },
  /** Headings above groups of columns. */
  group: {
    rangeOf: (period: string) => `Rentang indikatif ${period}`,
    rangeAgainst: (period: string) => `Perubahan terhadap ${period}`,
    changeOf: 'Perubahan ini',
    matched: 'Perusahaan yang sama',
    panel: 'Perubahan terurai',
    contribution: 'Sumbangan pada semua kontak',
    weighted: (period: string | null) =>
      ['Saldo bersih tertimbang', period].filter(Boolean).join(' '),
  },
  distinguishable: {
    headline: 'Ya, sorotan',
    composition: 'Ya, tidak tampak pada kontak yang sama',
    yes: 'Ya',
    no: 'Tidak',
  },
  direction: { naik: 'Naik', turun: 'Turun', tetap: 'Tetap' } satisfies Record<
    ChangeDirection,
    string
  >,
  interviewed: { both: 'Kedua triwulan', now: 'Sekarang saja', before: 'Sebelumnya saja' },
  noSector: 'Tidak dicocokkan',
  allContacts: 'Semua kontak',
  roughly: (average: string) => `sekitar ${average.replace('.', ',')}`,
  averageRow: 'Rata-rata',
  withoutScale: 'Tanpa skala',
  qualityCounts: {
    sheets: 'Lembar terbaca',
    sheetsOf: (read: number, total: number) => `${read} dari ${total} lembar menjadi kontak`,
    companies: 'Perusahaan berbeda',
    answers: 'Jawaban Likert sah',
    matched: 'Perusahaan cocok dengan database',
    noRegister: 'database perusahaan tidak ada',
  },
  method: {
    average: [
      'Rata-rata',
      'Rata-rata hitung jawaban sah seluruh kontak, dibulatkan sekali ke 2 desimal (setengah ke atas). Tanpa jawaban sah: N/A.',
    ],
    /** @param listed whether the document lists those that do not count */
    answers: (listed: boolean): [string, string] => [
      'Jawaban sah',
      `Angka dalam skala; teks seperti “4,5” dibaca sebagai angka. Sel kosong bukan jawaban. Nilai di luar skala atau bukan angka tidak ikut dihitung${listed ? ' dan dicatat pada Kualitas Data' : ''}.`,
    ],
    /** With the short names of changes that the document uses. */
    change: ({ qtq, yoy }: Record<'qtq' | 'yoy', boolean>): [string, string] => [
      'Perubahan',
      [
        'Rata-rata (dibulatkan) sekarang dikurangi rata-rata (dibulatkan) pembanding.',
        ...(qtq ? ['qtq: terhadap triwulan sebelumnya.'] : []),
        ...(yoy ? ['yoy: terhadap triwulan yang sama tahun lalu.'] : []),
      ].join(' '),
    ],
    status: (high: string, medium: string): [string, string] => [
      'Status',
      `Dari rata-rata yang dibulatkan: di atas ${high} Tinggi; di atas ${medium} Sedang; selain itu Rendah.`,
    ],
    netBalance: [
      'Saldo bersih',
      'Persentase jawaban di atas netral dikurangi persentase jawaban di bawah netral, dalam poin, 1 desimal.',
    ],
    pairs: [
      'Perubahan per kontak',
      'Skor sekarang dikurangi skor perusahaan yang sama pada triwulan pembanding. Dikosongkan bila salah satu triwulan tidak memuat tepat satu skor perusahaan itu.',
    ],
    range: [
      'Rentang indikatif',
      `Rentang 90% di sekitar perubahan, rata-rata, atau saldo bersih: seberapa jauh angka dapat berbeda karena kontak lain yang ditemui. Kontak dipilih, bukan diundi, sehingga rentang ini indikatif. Jawaban perusahaan yang sama pada kedua triwulan ikut diperhitungkan. Tanpa rentang bila salah satu triwulan memuat kurang dari 6 jawaban, dan di sekitar rata-rata bila semua jawabannya sama; letak rata-rata terhadap netral tetap dibaca sejak ${LEAST_ANSWERS.level} jawaban, dengan lebar yang dihitung sama.`,
    ],
    distinguishable: [
      'Dapat dibedakan',
      'Ya: rentang perubahan tidak memuat 0. Sorotan: tetap demikian bila ke-15 indikator dinilai bersama (Benjamini–Hochberg, 10%) dan kedua triwulan memuat sedikitnya 10 jawaban.',
    ],
    matched: [
      'Perusahaan yang sama',
      'Perubahan rata-rata jawaban perusahaan yang memberi tepat satu skor pada kedua triwulan; rentangnya mulai 10 perusahaan.',
    ],
    idulfitri: (note: string) => [
      'Idulfitri',
      `${note}. Perubahan di antara triwulan itu ikut memuat pengaruh hari raya.`,
    ],
    panel: [
      'Perubahan terurai',
      'Bergeser + masuk + keluar = perubahan sebelum dibulatkan. Bergeser: perusahaan yang sama menjawab lain. Masuk dan keluar: jawaban yang hanya ada pada salah satu triwulan.',
    ],
    contribution: [
      'Sumbangan lapangan usaha',
      'Pada perubahan rata-rata semua kontak. Dari jawaban: kontak lapangan usaha itu menjawab lain. Dari susunan: bagiannya dalam semua jawaban berubah. Jumlah semua sumbangan = perubahan sebelum dibulatkan.',
    ],
    weighted: (since: string, source: string): [string, string] => [
      'Saldo bersih tertimbang (SBT)',
      `Saldo bersih lapangan usaha, ditimbang dengan bobot PDRB per ${since} (sumber: ${source}). Lapangan usaha dengan 1–2 jawaban digabung menjadi satu kelompok, yang dipakai bila memuat sedikitnya 3 jawaban; tanpa jawaban tidak ikut. Cakupan = jumlah bobot yang terpakai; di bawah 70% tidak ditampilkan. Rentang 90% dari ragam tiap lapangan usaha.`,
    ],
    wording: [
      'Bacaan',
      'Mengikuti tingkat (di atas, sekitar, atau di bawah netral menurut rentangnya) dan perubahan yang dapat dibedakan (rentangnya tidak memuat 0), bukan tanda selisih yang dibulatkan. Di bawah 10 jawaban arah perubahan tidak disebut, di bawah 5 tanpa bacaan; juga tanpa bacaan bila perusahaan yang sama tidak menunjukkan perubahan itu, atau pada salinan rilis bila angkanya ditahan dan perubahan itu bukan sorotan.',
    ],
    several: [
      'Beberapa kontak',
      'Sedikitnya dua kontak yang memberi sebab yang sama dengan kata yang sama. Sejak tiga kontak jumlahnya disebut, kecuali bila satu kalimat memuat lebih dari satu sebab. Sebab dibaca dari keterangan kontak yang jawabannya searah.',
    ],
    smallGroups: {
      text: (least: Record<Telling, number>): readonly [string, string] => [
        'Kelompok kecil',
        `Kalimat tidak memuat persentase di bawah ${least.share} jawaban, arah perubahan di bawah ${least.change}, tingkat di bawah ${least.level}, dan apa pun dari kelompok di bawah ${least.count}. Salinan rilis menahan banyaknya jawaban di bawah ${least.count} perusahaan, rata-rata di bawah ${least.level}, sebaran bila satu sisi di bawah ${least.count}, rentang di bawah ${least.change}, dan sel lain yang dapat membuka jawaban satu perusahaan. Letak terhadap netral dan arah perubahan dimuat bila rentangnya dimuat, banyaknya kontak yang memberi sebab yang sama bila sedikitnya ${least.level} perusahaan memberikannya.`,
      ],
      internal: [
        'Kelompok kecil',
        `Salinan internal memuat semua angka. Kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban diberi tanda * karena dapat menunjukkan satu perusahaan.`,
      ],
      release: [
        'Kelompok kecil',
        `Banyaknya jawaban ditahan di bawah ${LEAST_ANSWERS.count} perusahaan, rata-rata dan perubahannya di bawah ${LEAST_ANSWERS.level} perusahaan. Sel terkecil berikutnya ikut ditahan bila jumlah atau rata-rata keseluruhan dapat membukanya. Sebaran, saldo bersih, dan rentang hanya dimuat bila tidak ada nilai yang diberikan oleh kurang dari ${LEAST_ANSWERS.count} perusahaan. Sel yang belum dapat dipastikan aman setelah sejumlah percobaan yang tetap ikut ditahan. Rincian per perusahaan dan nama file tidak ikut.`,
      ],
    } satisfies Record<Copy, readonly [string, string]> & Record<'text', unknown>,
    sector: [
      'Lapangan usaha',
      'Dari database perusahaan, dicocokkan dengan nama perusahaan tanpa membedakan huruf besar, tanda baca, dan letak bentuk hukum. Perusahaan yang tidak cocok tercantum sebagai “Tidak dicocokkan” dan tetap ikut dalam angka keseluruhan.',
    ],
    twice: [
      'Perusahaan dengan dua lembar',
      'Semua jawabannya ikut dalam rata-rata; perusahaan dihitung sekali pada jumlah perusahaan.',
    ],
    scoreless: ['Tanpa skala Likert', 'Indikator yang hanya memuat narasi:'],
    madeAt: 'Dibuat pada',
    file: (period: string) => `File ${period}`,
    companyFile: 'Database perusahaan',
    noCompanyFile: 'tidak ada',
    renamed: ['Nama triwulan', draftNotes.otherQuarter] as const,
    oldFiles: (became: string): [string, string] => [
      'Memakai file lama',
      `Sejak analisis dimulai, ${became}. Angka buku kerja ini masih dari file yang lama.`,
    ],
    source: (file: { name: string; uploadedAt: string; owner: string; sha256: string }) =>
      `${file.name}; diunggah ${file.uploadedAt} oleh ${file.owner}; SHA-256 ${file.sha256}`,
  },
} as const;
