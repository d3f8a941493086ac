import { NEGATIONS, type PhraseTree } from '@lqc/language';
import type { Meaning } from '../item.js';
import { listed } from './listed.js';

/** Phrases that mean the same, parted by bars. */
const PHRASES: readonly (readonly [phrases: string, meaning: Meaning])[] = [
  ['di atasnya', { is: 'category', category: 'above' }],
  ['di bawahnya', { is: 'category', category: 'below' }],
  [
    'tumbuh|bertumbuh|pertumbuhan|ekspansi|zona ekspansi|zona ekspansif|fase ekspansi|fase ekspansif|berekspansi|optimisme|zona optimis|zona optimistis|zona positif|wilayah positif|area positif|teritori positif|zona pertumbuhan|zona penguatan|zona peningkatan|di atas normal',
    { is: 'level', level: 'above' },
  ],
  [
    'terkontraksi|kontraksi|zona kontraksi|zona kontraktif|fase kontraksi|fase kontraktif|berkontraksi|pesimisme|zona pesimis|zona pesimistis|zona negatif|wilayah negatif|area negatif|teritori negatif|zona pelemahan|zona penurunan|di bawah normal',
    { is: 'level', level: 'below' },
  ],
  ['sekitar normal|dalam batas normal', { is: 'level', level: 'neutral' }],
  [
    'tidak merasakan perubahan|tidak mencatat perubahan|tidak melihat perubahan|tidak melaporkan perubahan|tidak beranjak|tak beranjak|belum beranjak|tidak bergeming|tak bergerak|tidak bergeser|tidak berubah|tak berubah|tidak mengalami perubahan|tanpa perubahan|belum berubah|tidak bergerak|sama persis|persis sama|tidak ada perubahan|tidak bergeser|belum mengalami perubahan|tidak menunjukkan perubahan|belum ada perubahan|tak bergeser|tidak mengubah|tidak mengubahnya|belum mengubah|tetap sebanyak|tetap berjumlah',
    { is: 'direction', direction: 0, manner: 'exact' },
  ],
  [
    'dalam rentang ketidakpastian|dalam rentang ketidakpastiannya|di dalam rentang ketidakpastian|masih dalam rentang ketidakpastian|berada dalam rentang ketidakpastian|masih berada dalam rentang ketidakpastian',
    { is: 'direction', direction: 0, manner: 'untold' },
  ],
  [
    'searah|kompak|secara kompak|serempak|serentak|setali tiga uang|tidak berbeda|relatif sama|hampir sama|tidak jauh berbeda|tak jauh berbeda|kurang lebih sama|nyaris sama|hampir setara|nyaris setara|relatif setara|kurang lebih setara|hampir seimbang|hampir sejajar|nyaris identik|hampir identik|tidak berbeda jauh|tidak terpaut jauh',
    { is: 'direction', direction: 0, manner: 'loose', isOfLikeness: true },
  ],
  // The government's minimum wage, which is not an indicator; the lowest of many quarters.
  [
    'upah minimum|menyentuh titik terendah|menyentuh titik tertinggi|menyentuh level terendah|menyentuh level tertinggi',
    { is: 'other' },
  ],
  [
    'relatif kecil|cukup kecil|relatif terbatas|relatif tipis|tipis-tipis|sangat terbatas|sangat tipis|amat tipis|sangat kecil|tipis|sedikit|terbatas|sekadar tipis|tidak terlalu besar|tidak besar|kecil saja|moderat|secara moderat|secara terbatas|tipis saja|secara tipis|marginal',
    { is: 'size', size: 'small' },
  ],
  [
    'relatif besar|secara luas|tajam|drastis|signifikan|pesat|secara signifikan|cukup signifikan|cukup tajam|secara tajam|besar-besaran|cukup kuat|cukup dalam|sangat tajam|sangat dalam|sangat signifikan|cukup besar|secara drastis|jauh|dengan cepat|secara cepat|dengan tajam|secara mencolok|secara nyata',
    { is: 'size', size: 'large' },
  ],
  [
    'posisi teratas|tertinggi|terbesar|paling tinggi|paling besar|terbanyak|paling banyak|paling kuat|terkuat|terbaik|paling dominan|mendominasi|didominasi|dominan|terdalam|terberat|paling berat|paling dalam|tertajam|paling tajam|puncak|paling mendominasi|terutama berasal dari|terutama bersumber dari|teratas|paling atas|di posisi teratas|di urutan teratas|memimpin|unggul|tertinggi pertama',
    { is: 'rank', end: 'top' },
  ],
  [
    'terendah|terkecil|paling rendah|paling kecil|paling sedikit|tersedikit|terlemah|terburuk|paling lemah|terbawah|paling bawah|di posisi terbawah|di urutan terbawah|di dasar|tertinggal|paling tertinggal|posisi terbawah|tertinggal jauh|jauh tertinggal|paling buncit|posisi buncit|posisi paling buncit|urutan buncit|paling belakang|juru kunci',
    { is: 'rank', end: 'bottom' },
  ],
  [
    'lebih tinggi|lebih baik|lebih besar|melampaui|melebihi|mengungguli|lebih kuat',
    { is: 'more', comparison: 'more' },
  ],
  [
    'lebih banyak|lebih dalam|lebih tajam|lebih curam|lebih nyata|lebih cepat|lebih signifikan|lebih mencolok',
    { is: 'more', comparison: 'more', isOfCounts: true },
  ],
  [
    'lebih sedikit|lebih dangkal|lebih landai|lebih terbatas|lebih tipis|lebih moderat|lebih lambat',
    { is: 'more', comparison: 'less', isOfCounts: true },
  ],
  [
    'lebih rendah|lebih kecil|lebih lemah|lebih buruk|belum menyentuh skor|belum kembali ke|belum pulih ke|belum setinggi|tidak setinggi|tak setinggi|belum sebaik|tidak sebaik|belum sebesar|tidak sebesar|tak sebesar|belum menyamai|belum melampaui|belum melebihi|masih kalah dari|tertinggal dari|kalah|kalah tinggi|kalah besar|kalah kuat',
    { is: 'more', comparison: 'less' },
  ],
  [
    'seri|sama banyak|sama banyaknya|berjumlah sama|sama jumlahnya|persis sama dengan|sama persis dengan|tepat sama dengan|sama dengan|setara|setara dengan|sama besar|sama tinggi|menyamai|sama seperti|sebanding dengan|sama banyak dengan|sama banyaknya dengan|sama tingginya dengan|sama rendahnya dengan|sama besarnya dengan',
    { is: 'more', comparison: 'equal' },
  ],
  [
    'dibanding|dibandingkan|dibandingkan dengan|dibanding dengan|daripada|ketimbang|terhadap|jika dibandingkan|bila dibandingkan|dibandingkan dengan posisi',
    { is: 'than' },
  ],
  [
    'sekitar|kira-kira|kurang lebih|kisaran|berkisar|kurang-lebih|di kisaran|pada kisaran',
    { is: 'near', comparison: 'about' },
  ],
  ['hampir|nyaris|mendekati|tidak sampai', { is: 'near', comparison: 'almost' }],
  ['lebih dari|di atas', { is: 'near', comparison: 'more' }],
  ['kurang dari|di bawah', { is: 'near', comparison: 'less' }],
  [
    'paling sedikit sebanyak|minimal|sedikitnya|setidaknya|sekurang-kurangnya|paling tidak|tidak kurang dari',
    { is: 'near', comparison: 'least' },
  ],
  ['maksimal|tidak lebih dari|sebanyak-banyaknya', { is: 'near', comparison: 'most' }],
  [[...NEGATIONS, 'tidaklah', 'gagal'].join('|'), { is: 'not' }],
  [
    'kontak|responden|narasumber|kontak liaison|pelaku usaha|peserta',
    { is: 'people', who: 'kontak' },
  ],
  ['perusahaan|korporasi|badan usaha', { is: 'people', who: 'perusahaan' }],
  ['jawaban|jawaban sah|jawaban valid', { is: 'people', who: 'jawaban' }],
  [
    'indikator|indikator berskala|indikator likert|indikator skala likert|indikator usaha|indikator kinerja|indikator liaison|aspek usaha|aspek bisnis|aspek kinerja',
    { is: 'people', who: 'indikator' },
  ],
  ['lapangan usaha|lu|sektor|kategori lapangan usaha', { is: 'people', who: 'sektor' }],
  [
    'rata-rata|rerata|nilai rata-rata|skor rata-rata|rata-rata skor|indeks|ls|likert scale|skor ls|nilai ls|skor likert|rata-rata ls|ls rata-rata',
    { is: 'measure', measure: 'average' },
  ],
  [
    'saldo bersih|indeks saldo bersih|sb|net balance|saldo|neraca bersih',
    { is: 'measure', measure: 'balance' },
  ],
  ['gap|perubahan|selisih|selisihnya|beda|terpaut|jarak', { is: 'measure', measure: 'change' }],
  ['pangsa|porsi|proporsi|persentase|bagian', { is: 'measure', measure: 'share' }],
  [
    'n =|n=|n :|jumlah jawaban|jawaban sah|jumlah jawaban sah|n',
    { is: 'measure', measure: 'answers' },
  ],
  [
    'tingkat respons|tingkat respon|tingkat jawaban|response rate|tingkat partisipasi|tingkat pengisian',
    { is: 'measure', measure: 'response' },
  ],
  [
    'tidak lepas dari|tak lepas dari|tidak terlepas dari|tak terlepas dari|karena|akibat|akibatnya|mengaitkan|mengaitkannya|menghubungkan|menautkan|dihubungkan dengan|dikaitkan|dikaitkan dengan|atas dorongan|disebabkan|diakibatkan|seiring|sejalan|didorong|dipicu|ditopang|dipengaruhi|berkat|lantaran|sebab|menyusul|dipacu|terdorong|di tengah|bersumber|mengingat|imbas|dampak|didukung|dikarenakan|penyebab|pemicu|pendorong|faktor|alasan|tercermin dari|tecermin dari|ditengarai|berkaitan dengan|terkait|mendorong|memicu|menekan|menopang|membebani|memberatkan|membayangi|menghambat|dihambat|menggerogoti|terbebani|dibebani|dibayangi|penekan|pemberat|penghambat|sehubungan dengan|berkenaan dengan|mempengaruhi|memengaruhi|menyebabkan|mengakibatkan|berdampak|dipengaruhi oleh|disumbang|berimbas|sejalan dengan|seiring dengan|oleh karena|oleh sebab|guna|untuk menjaga|agar|supaya|tertahan|terhambat|terkendala|terbantu|ditunjang|bersamaan dengan|di balik|merespons|mengikuti|mencerminkan kuatnya|utamanya|terutama|khususnya',
    { is: 'cause' },
  ],
  [
    'menyampaikan|melaporkan|menyebutkan|menyebut|menyatakan|mengaku|mengungkapkan|menjelaskan|menilai|menuturkan|menerangkan|mengatakan|memaparkan|menegaskan|mengutarakan|menyoroti|mengonfirmasi|mengemukakan|bercerita|berpendapat|menginformasikan|disampaikan|dikemukakan|diungkapkan|disebutkan|dijelaskan|dituturkan|dilaporkan|dinyatakan|terdengar|disuarakan|disebut-sebut',
    { is: 'says' },
  ],
  [
    'diprakirakan|diperkirakan|diproyeksikan|akan|berpotensi|diharapkan|mendatang|ke depan|memperkirakan|memprakirakan|memproyeksikan|diyakini|ekspektasi|prakiraan|perkiraan|berencana|merencanakan|mengharapkan',
    { is: 'expected' },
  ],
  [
    'masing-masing|berturut-turut|secara berturut-turut|masing-masing sebesar',
    { is: 'respectively' },
  ],
  ['dari|semula|sebelumnya sebesar|setelah', { is: 'from' }],
  ['menjadi|jadi|ke|ke level|ke posisi|ke angka|hingga menjadi', { is: 'to' }],
  [
    'gabungan|digabung|digabungkan|secara gabungan|secara kumulatif|kumulatif|bersama-sama|jika dijumlahkan|bila dijumlahkan|dijumlahkan',
    { is: 'sum' },
  ],
  ['kali|kali lipat|lipat', { is: 'times' }],
  [
    'rata-rata umum|rata-rata total|rata-rata agregat|secara umum keseluruhan|secara total|secara keseluruhan|secara agregat|agregat|keseluruhan|seluruh lapangan usaha|semua lapangan usaha|rata-rata keseluruhan|seluruh sektor|rata-rata seluruh kontak|rata-rata semua kontak|rata-rata seluruh responden|skor seluruh kontak|angka seluruh kontak|indeks seluruh kontak|gabungan seluruh sektor|gabungan seluruh lapangan usaha|gabungan semua sektor',
    { is: 'everybody' },
  ],
  [
    'satu kontak pun|satu responden pun|seorang kontak pun|seorang responden pun|satu perusahaan pun|satu orang pun|seorang pun|sebagian|beberapa|sejumlah|salah satu|salah satunya|ada|terdapat|tersedia|ada satu pun|ada seorang pun|ada satu kontak pun|ada satu responden pun|ada satu perusahaan pun|ada seorang kontak pun|satu pun|ada lagi|terdapat lagi|seorang|sebagian lainnya|sebagian lain',
    { is: 'some' },
  ],
  ...listed('pertama|kedua|ketiga|keempat|kelima|keenam|ketujuh|kedelapan').map(
    (one, at) => [one, { is: 'ordinal', place: at + 1 }] as const,
  ),
  [
    'berorientasi domestik|orientasi domestik|berorientasi pasar domestik|hanya domestik|pasar domestik saja|hanya melayani pasar domestik|hanya menjual di pasar domestik|orientasi pasar domestik|domestik saja|berorientasi dalam negeri|domestik murni|murni domestik',
    { is: 'category', category: 'domestic' },
  ],
  [
    'berorientasi ekspor|orientasi ekspor|berorientasi pasar ekspor|hanya ekspor|hanya melayani pasar ekspor|orientasi pasar ekspor|ekspor saja|ekspor murni|ekspor penuh|eksportir murni|eksportir penuh|murni ekspor|murni eksportir|murni berorientasi ekspor|sepenuhnya berorientasi ekspor',
    { is: 'category', category: 'export' },
  ],
  [
    'berorientasi domestik dan ekspor|berorientasi domestik sekaligus ekspor|orientasi domestik dan ekspor|domestik dan ekspor|domestik sekaligus ekspor|kedua pasar|ekspor dan domestik|orientasi ganda|berorientasi ganda|berorientasi campuran|orientasi campuran|berorientasi keduanya|melayani keduanya|berorientasi pada keduanya|pasar domestik dan ekspor|pasar domestik sekaligus ekspor|orientasi keduanya|perusahaan domestik dan ekspor|perusahaan domestik sekaligus ekspor|kelompok domestik dan ekspor|kelompok domestik sekaligus ekspor|golongan domestik dan ekspor|kelompok campuran|perusahaan campuran|campuran',
    { is: 'category', category: 'both_markets' },
  ],
  [
    'memberi skor tertinggi|memberikan skor tertinggi|memberi skor maksimum|memberikan skor maksimum|memberi skor maksimal|memberikan skor maksimal',
    { is: 'category', category: 'score 5' },
  ],
  [
    'memberi skor terendah|memberikan skor terendah|memberi skor minimum|memberikan skor minimum|memberi skor minimal|memberikan skor minimal',
    { is: 'category', category: 'score 1' },
  ],
  [
    'berubah|mengalami perubahan|bergeser|hampir sama dengan|nyaris sama dengan|kurang lebih sama dengan|praktis sama dengan|relatif sama dengan|dengan kata lain|langkah penyesuaian|upaya penyesuaian|sejalan dengan itu|seiring dengan itu|seiring itu|sejalan dengan hal itu|sejalan dengan hal tersebut|seiring dengan hal tersebut|seiring hal tersebut|antara lain|dari sisi|di sisi lain|pada sisi lain|di pihak lain|di ujung lain|pada gilirannya|tidak dapat digeneralisasi|tidak bisa digeneralisasi|patut dijaga|layak dijaga|perlu dijaga|terus dijaga|perlu dibaca hati-hati|perlu dibaca dengan hati-hati|dan ekspor|tidak jauh dari|tak jauh dari|karenanya|oleh karenanya|karena itu|oleh karena itu|oleh sebab itu|tidak seperti|lain halnya dengan|beda dari|berlainan dengan|wilayah kerja|periode kerja|sepenuhnya|benar-benar|jauh berbeda|bertolak belakang|dalam satu triwulan|dalam tiga bulan|menanggung tekanan|lebih rinci|lebih lanjut|lebih jauh|titik berat|sama-sama|pada saat yang sama|saat yang sama|di saat yang sama|di luar|di samping itu|selain itu|di tingkat kontak|tingkat kontak|dunia usaha|antar kontak|antar perusahaan|antar sektor|pelaku industri|di sisi ketenagakerjaan|sisi ketenagakerjaan|satu sama lain|lain cerita|lain ceritanya|lain halnya|biasa saja|tidak dapat dinilai|tidak bisa dinilai|tidak dapat dihitung|tidak dapat dibandingkan|tidak dapat diperbandingkan|bagaimana|seberapa besar|dalam dua triwulan terakhir|dalam dua triwulan tersebut|dalam dua periode terakhir|dalam dua periode tersebut|selama dua triwulan terakhir|selama tiga bulan|patut dicatat|perlu dicatat|sebagai catatan',
    { is: 'plain' },
  ],
];

/** Phrases that are no name of anything in the session. */
export function addPhrases(tree: PhraseTree<Meaning>): void {
  for (const [phrases, meaning] of PHRASES)
    for (const phrase of listed(phrases)) tree.add(phrase, meaning);
}
