const ONES: Readonly<Record<string, number>> = {
  nol: 0,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
const WHOLE: Readonly<Record<string, number>> = {
  sepuluh: 10,
  sebelas: 11,
  seratus: 100,
  seribu: 1000,
};

/** Whether a word can stand in a written number. */
export const isNumberWord = (word: string) =>
  word in ONES || word in WHOLE || word === 'belas' || word === 'puluh';

/** `dua puluh lima` is 25, `sebelas` 11, `seratus dua` 102; null if none. */
export function valueOfWords(words: readonly string[]): number | null {
  let total = 0;
  let last = 0;
  for (const word of words) {
    if (word in WHOLE) {
      total += last + WHOLE[word]!;
      last = 0;
    } else if (word === 'belas') last += 10;
    else if (word === 'puluh') last *= 10;
    else if (word in ONES) {
      total += last;
      last = ONES[word]!;
    } else return null;
  }
  return words.length === 0 ? null : total + last;
}
