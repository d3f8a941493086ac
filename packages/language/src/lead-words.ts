/** Degrees that say a direction only behind `lebih`, `cukup` and the like: "biaya tinggi" is no rise. */
export const DEGREE_WORDS = {
  up: 'tinggi baik banyak besar',
  down: 'rendah buruk sedikit kecil',
} as const;
export const COMPARING_WORDS = 'lebih semakin makin kian kurang';

/** States that say a direction where a narrative leads with them. */
export const STATE_WORDS = {
  up: 'ramai berkembang',
  down: 'sepi',
  same: 'tetap sama serupa normal seimbang setara',
} as const;
/** Say that something stayed only where they are denied: "tidak banyak berubah". */
export const CHANGE_WORDS = 'berubah perubahan berbeda perbedaan bergerak pergerakan';
/** Half of one and half of the other: what they say is not decided. */
export const UNDECIDED_WORDS =
  'melambat perlambatan melandai fluktuatif berfluktuasi bervariasi beragam';

/** Where what a narrative says first ends: behind these stands the reason. */
export const REASON_WORDS = `karena akibat seiring meski meskipun walau walaupun sejalan didorong
  dipengaruhi terutama namun tetapi tapi sedangkan sementara dikarenakan disebabkan mengingat sebab
  setelah pasca terdorong ditopang didukung sebagai sebelum untuk apabila jika bila dibandingkan
  dibanding dari daripada`;
/** In front of these stands the reason, behind them what followed. */
export const RESULT_WORDS = 'sehingga menyebabkan mengakibatkan membuat maka berdampak mendorong';
