/** Words that say of what a clause is about that it rose, fell or stayed; lower case, without -nya. */
export const DIRECTION_WORDS = {
  up: `naik kenaikan menaik menaikkan dinaikkan meningkat peningkatan ditingkatkan meningkatkan
    tumbuh pertumbuhan bertumbuh bertambah penambahan menambah ditambah membaik perbaikan pulih
    pemulihan menguat penguatan melonjak lonjakan melesat meroket terdongkrak ekspansi ekspansif
    berekspansi membesar meninggi melebar bergairah ramai akselerasi terakselerasi berkembang
    tinggi baik banyak besar`,
  down: `turun penurunan menurun menurunkan diturunkan berkurang pengurangan mengurangi dikurangi
    terkontraksi kontraksi berkontraksi menyusut penyusutan susut merosot kemerosotan anjlok
    melemah pelemahan memburuk pemburukan tertekan tergerus terkikis menipis mengecil menyempit
    terpangkas dipangkas memangkas pemangkasan jatuh lesu kelesuan sepi surut mereda terpuruk
    terkoreksi rendah buruk sedikit kecil`,
  same: `stabil stagnan konstan tetap terjaga sama serupa bertahan dipertahankan normal seimbang
    setara flat`,
  /** Say that something stayed only where they are denied: "tidak banyak berubah". */
  change: 'berubah perubahan berbeda perbedaan bergerak pergerakan',
  /** Half of one and half of the other: what they say is not decided. */
  undecided: 'melambat perlambatan melandai melandainya fluktuatif berfluktuasi bervariasi beragam',
} as const;

/** Say a direction only behind `lebih`, `cukup` and the like: "biaya tinggi" is no rise. */
export const DEGREE_WORDS = 'tinggi baik banyak besar rendah buruk sedikit kecil';
export const COMPARING_WORDS = 'lebih semakin makin kian kurang';
export const DENYING_WORDS = 'tidak tak belum bukan tanpa tiada';

/** Where what a narrative says first ends: behind these stands the reason. */
export const REASON_WORDS = `karena akibat seiring meski meskipun walau walaupun sejalan didorong
  dipengaruhi terutama namun tetapi tapi sedangkan sementara dikarenakan disebabkan mengingat sebab
  setelah pasca terdorong ditopang didukung sebagai sebelum untuk apabila jika bila dibandingkan
  dibanding dari daripada`;
/** In front of these stands the reason, behind them what followed. */
export const RESULT_WORDS = 'sehingga menyebabkan mengakibatkan membuat maka berdampak mendorong';
