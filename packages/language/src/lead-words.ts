/**
 * Degrees that say a direction only after a word of `COMPARING_WORDS`: "biaya tinggi" is no rise.
 */
export const DEGREE_WORDS = {
  up: 'tinggi baik banyak besar',
  down: 'rendah buruk sedikit kecil',
} as const;
export const COMPARING_WORDS = 'lebih semakin makin kian kurang';

/** States that say a direction in the first clause of a narrative. */
export const STATE_WORDS = {
  up: 'ramai berkembang',
  down: 'sepi',
  same: 'tetap sama serupa normal seimbang setara',
} as const;
/** Words for change, which say "no change" when they are negated: "tidak banyak berubah". */
export const CHANGE_WORDS = 'berubah perubahan berbeda perbedaan bergerak pergerakan';
/** Ambiguous words: a clause with one of them says no clear direction. */
export const UNDECIDED_WORDS =
  'melambat perlambatan melandai fluktuatif berfluktuasi bervariasi beragam';

/** Words that begin a reason or a contrast, and so end the first clause. */
export const REASON_WORDS = `karena akibat seiring meski meskipun walau walaupun sejalan didorong
  dipengaruhi terutama namun tetapi tapi sedangkan sementara dikarenakan disebabkan mengingat sebab
  setelah pasca terdorong ditopang didukung sebagai sebelum untuk apabila jika bila dibandingkan
  dibanding dari daripada`;
/** Words between a reason before them and its result after them. */
export const RESULT_WORDS = 'sehingga menyebabkan mengakibatkan membuat maka berdampak mendorong';
