/** A root shorter than this stands by itself: too many words would only look like its forms. */
const SHORTEST_ROOT = 4;
const CLITICS = ['', 'nya', 'lah', 'pun'];

/** What me- and pe- do to a root's first letter: whether it stays behind the nasal or is dropped. */
const NASALS: readonly (readonly [nasal: string, before: RegExp, dropped: string | null])[] = [
  ['mem', /^[bfv]/, null],
  ['mem', /^p/, 'p'],
  ['men', /^[cdjz]/, null],
  ['men', /^t/, 't'],
  ['meny', /^s/, 's'],
  ['meng', /^k/, 'k'],
  ['meng', /^[aeioughx]/, null],
  ['me', /^[lmnrwy]/, null],
  // Loans keep their letter: mengkredit, memproduksi, mentransfer, mensubsidi.
  ['mem', /^p[rl]/, null],
  ['men', /^(?:t[r]|s[uy]|st)/, null],
  ['meng', /^k[rl]/, null],
];

/** A root behind me-; behind pe- it is the same with another first letter. */
function withNasal(root: string): string[] {
  return NASALS.filter(([, before]) => before.test(root)).map(
    ([nasal, , dropped]) => `${nasal}${dropped ? root.slice(1) : root}`,
  );
}

/** The words that Indonesian makes of a root: turun → menurunkan, diturunkan, penurunan, turunnya. */
function derivedFrom(root: string): string[] {
  const me = withNasal(root);
  const pe = me.map((form) => `p${form.slice(1)}`);
  const ber = root.startsWith('r') ? `be${root}` : `ber${root}`;
  const ter = root.startsWith('r') ? `te${root}` : `ter${root}`;
  const per = root.startsWith('r') ? `pe${root}` : `per${root}`;
  const stems = [...me, `di${root}`, ter, root, `mem${per}`, `di${per}`];
  return [
    ...stems.flatMap((stem) => [stem, `${stem}kan`, `${stem}i`]),
    ...[...pe, per, `ke${root}`, ber, root].map((stem) => `${stem}an`),
    ...pe,
    ber,
    `se${root}`,
  ];
}

const CONFIXES: readonly (readonly [prefix: RegExp, suffix: RegExp, first: string])[] = [
  [/^(?:mem|pem)(?=[aeiou])/, /(?:kan|i|an)?$/, 'p'],
  [/^(?:meny|peny)(?=[aeiou])/, /(?:kan|i|an)?$/, 's'],
  [/^(?:meng|peng)(?=[aeiou])/, /(?:kan|i|an)?$/, 'k'],
  [/^(?:meng|peng)(?=[aeiough])/, /(?:kan|i|an)?$/, ''],
  [/^(?:men|pen)(?=[aeiou])/, /(?:kan|i|an)?$/, 't'],
  [/^(?:men|pen)(?=[cdjzst])/, /(?:kan|i|an)?$/, ''],
  [/^(?:mem|pem)(?=[bfvp])/, /(?:kan|i|an)?$/, ''],
  [/^(?:me|pe)(?=[lmnrwy])/, /(?:kan|i|an)?$/, ''],
  [/^(?:memper|diper)/, /(?:kan|i)?$/, ''],
  [/^di/, /(?:kan|i)?$/, ''],
  [/^ke/, /an$/, ''],
  [/^per/, /an$/, ''],
  [/^(?:ter|ber)/, /(?:kan|an)?$/, ''],
  [/^/, /(?:kan|an)$/, ''],
];

/** The roots that a word may be made of; none where it looks like one itself. */
function rootsOf(word: string): string[] {
  const roots = new Set<string>();
  for (const [prefix, suffix, first] of CONFIXES) {
    if (!prefix.test(word)) continue;
    const rest = word.replace(prefix, '');
    const ending = suffix.exec(rest)?.[0];
    if (ending === undefined) continue;
    const root = `${first}${ending ? rest.slice(0, -ending.length) : rest}`;
    if (root.length >= SHORTEST_ROOT && root !== word) roots.add(root);
  }
  return [...roots];
}

/**
 * The forms of a word that stand for it in a search: itself with `-nya`, and what Indonesian makes of
 * the roots it may have. Forms that no text holds do no harm.
 */
export function wordForms(word: string): ReadonlySet<string> {
  const bare = withoutClitic(word);
  const roots = rootsOf(bare);
  const made = bare.length < SHORTEST_ROOT ? [] : [bare, ...roots].flatMap(derivedFrom);
  const forms = [word, bare, ...roots, ...made];
  return new Set(forms.flatMap((form) => CLITICS.map((clitic) => `${form}${clitic}`)));
}

function withoutClitic(word: string): string {
  for (const clitic of ['nya', 'lah', 'pun'])
    if (word.endsWith(clitic) && word.length - clitic.length >= SHORTEST_ROOT)
      return word.slice(0, -clitic.length);
  return word;
}
