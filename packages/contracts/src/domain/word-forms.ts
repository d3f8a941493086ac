/** A shorter word gets no derived forms, since too many other words would look like them. */
const SHORTEST_ROOT = 4;
const CLITICS = ['nya', 'lah', 'pun'];

/**
 * The nasal that me- and pe- add before a root's first letter, and whether that letter is dropped.
 */
const NASALS: readonly (readonly [nasal: string, before: RegExp, dropped: string | null])[] = [
  ['mem', /^[bfv]/, null],
  ['mem', /^p/, 'p'],
  ['men', /^[cdjz]/, null],
  ['men', /^t/, 't'],
  ['meny', /^s/, 's'],
  ['meng', /^k/, 'k'],
  ['meng', /^[aeioughx]/, null],
  ['me', /^[lmnrwy]/, null],
  // Loanwords keep their first letter: mengkredit, memproduksi, mentransfer, mensubsidi.
  ['mem', /^p[rl]/, null],
  ['men', /^(?:t[r]|s[uy]|st)/, null],
  ['meng', /^k[rl]/, null],
];

/** A root with the prefix me-; with pe- only the first letter of the prefix differs. */
export function withNasal(root: string): string[] {
  return NASALS.filter(([, before]) => before.test(root)).map(
    ([nasal, , dropped]) => `${nasal}${dropped ? root.slice(1) : root}`,
  );
}

/**
 * A root with ber-, ter- or per-, which lose their r before another one: berencana, bekerja. In a first
 * syllable that ends in "er" it is often kept: tepercaya and terpercaya.
 */
export function withR(prefix: 'ber' | 'ter' | 'per', root: string): string[] {
  const short = `${prefix.slice(0, -1)}${root}`;
  if (root.startsWith('r')) return [short];
  return /^[^aeiou]+er[^aeiou]/.test(root) ? [short, `${prefix}${root}`] : [`${prefix}${root}`];
}

/** Words that Indonesian derives from a root: turun → menurunkan, diturunkan, penurunan. */
function derivedFrom(root: string): string[] {
  const me = withNasal(root);
  // Who does something by trade has no nasal: pedagang, petani.
  const pe = [...me.map((form) => `p${form.slice(1)}`), `pe${root}`];
  const ber = withR('ber', root);
  const ter = withR('ter', root);
  const per = withR('per', root);
  const stems = [
    ...me,
    `di${root}`,
    ...ter,
    root,
    ...per.flatMap((stem) => [`mem${stem}`, `di${stem}`]),
  ];
  return [
    ...stems.flatMap((stem) => [stem, `${stem}kan`, `${stem}i`]),
    ...[root, ...ter, ...ber].flatMap((stem) => [`${stem}an`, `ke${stem}an`]),
    ...[...pe, ...per].map((stem) => `${stem}an`),
    ...pe,
    ...ber,
    `se${root}`,
  ];
}

const VERBAL = ['', 'kan', 'i', 'an'];
/** Prefixes with the suffixes they combine with, and the first letter that the nasal replaced. */
const CONFIXES: readonly (readonly [prefix: RegExp, endings: readonly string[], first: string])[] =
  [
    [/^(?:mem|pem)(?=[aeiou])/, VERBAL, 'p'],
    [/^(?:meny|peny)(?=[aeiou])/, VERBAL, 's'],
    [/^(?:meng|peng)(?=[aeiou])/, VERBAL, 'k'],
    [/^(?:meng|peng)(?=[aeiough])/, VERBAL, ''],
    [/^(?:men|pen)(?=[aeiou])/, VERBAL, 't'],
    [/^(?:men|pen)(?=[cdjzst])/, VERBAL, ''],
    [/^(?:mem|pem)(?=[bfvp])/, VERBAL, ''],
    [/^(?:me|pe)(?=[lmnrwy])/, VERBAL, ''],
    [/^pe(?=[bcdfgjkpst])/, ['', 'an'], ''],
    [/^(?:memper|diper)/, ['', 'kan', 'i'], ''],
    [/^(?:mempe|dipe)(?=[^aeiou]er[^aeiou])/, ['', 'kan', 'i'], ''],
    [/^di/, ['', 'kan', 'i'], ''],
    [/^ke/, ['an'], ''],
    [/^ke[tb]er/, ['an'], ''],
    [/^per/, ['an'], ''],
    [/^(?:ter|ber)/, ['', 'kan', 'an'], ''],
    [/^(?:te|be)(?=r[aeiou]|[^aeiou]er[^aeiou])/, ['', 'kan', 'an'], ''],
    [/^/, ['kan', 'an'], ''],
  ];

/** The roots that a word may be derived from; empty when it has no known prefix or suffix. */
function rootsOf(word: string): string[] {
  const roots = new Set<string>();
  for (const [prefix, endings, first] of CONFIXES) {
    if (!prefix.test(word)) continue;
    const rest = word.replace(prefix, '');
    for (const ending of endings) {
      const root = `${first}${rest.slice(0, rest.length - ending.length)}`;
      if (rest.endsWith(ending) && root.length >= SHORTEST_ROOT) roots.add(root);
    }
  }
  return [...roots];
}

/**
 * The forms of a word that a search for it finds: the word itself, words derived from its possible
 * roots, and each with `-nya`, `-lah` and `-pun`. Some forms do not exist, which does no harm.
 */
export function wordForms(word: string): ReadonlySet<string> {
  const bare = withoutClitic(word, SHORTEST_ROOT);
  const roots = rootsOf(bare);
  const made = bare.length < SHORTEST_ROOT ? [] : [bare, ...roots].flatMap(derivedFrom);
  const forms = [word, bare, ...roots, ...made];
  return new Set(forms.flatMap((form) => ['', ...CLITICS].map((clitic) => `${form}${clitic}`)));
}

/** A word without its ending, "perusahaan" of "perusahaannya", where at least `shortest` letters are left. */
export function withoutClitic(word: string, shortest = 0): string {
  const clitic = CLITICS.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return clitic ? word.slice(0, -clitic.length) : word;
}
