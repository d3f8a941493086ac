/** What the table says in few words, as a whole sentence says it. */
const IN_PROSE: readonly (readonly [said: RegExp, told: string])[] = [
  [/^(diprakirakan )?(?=di (?:atas|bawah) )/, '$1berada '],
  [/^(diprakirakan )?sekitar /, '$1berada di sekitar '],
  [/, (lebih (?:tinggi|rendah))$/, ', $1 dari sebelumnya'],
  [/membaik, masih/, 'membaik meski masih'],
];

/** The table's words for a level and its change as what a sentence says of its subject. */
export const asPredicate = (words: string): string =>
  IN_PROSE.reduce((told, [said, written]) => told.replace(said, written), words);
