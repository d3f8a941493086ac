/** "Keduanya", "kelimanya": words for all of a number of named things, with that number. */
export const ALL_OF_THEM: ReadonlyMap<string, number> = new Map(
  ['dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'].map(
    (word, at) => [`ke${word}nya`, at + 2],
  ),
);
