/** Turns the terse wording of tables into the wording of a sentence. */
const IN_PROSE: readonly (readonly [said: RegExp, told: string])[] = [
  [/^(diprakirakan )?(?=di (?:atas|bawah) )/, '$1berada '],
  [/^(diprakirakan )?sekitar /, '$1berada di sekitar '],
  [/, (lebih (?:tinggi|rendah))$/, ', $1 dari sebelumnya'],
  [/membaik, masih/, 'membaik meski masih'],
];

/** The tables' words for a level and its change, as the predicate of a sentence. */
export const asPredicate = (words: string): string =>
  IN_PROSE.reduce((told, [said, written]) => told.replace(said, written), words);
