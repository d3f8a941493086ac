/**
 * A search as people ask for it, and what kind it is.
 */
export type Asked = { kind: string; query: Record<string, string> };

const KINDS: Record<string, (draw: Draw) => Record<string, string>> = {
  'a rare word': ({ rare }) => ({ q: rare() }),
  'a common word': ({ said }) => ({ q: said(1) }),
  'harga or permintaan': ({ oneOf }) => ({ q: oneOf(['harga', 'permintaan']) }),
  'a phrase of 2 to 8': ({ said, upTo }) => ({ q: `"${said(2 + upTo(7))}"` }),
  '2 to 32 words with OR': ({ said, upTo }) => ({
    q: Array.from({ length: 2 + upTo(31) }, () => said(1)).join(' | '),
  }),
  'a word without another': ({ said }) => ({ q: `${said(1)} -${said(1)}` }),
  'a word with a filter': ({ said, oneOf, upTo }) => ({
    q: said(1),
    ...oneOf([
      { score: String(1 + upTo(5)) },
      { method: oneOf(['Tatap muka', 'Daring', 'Telepon']) },
      { indicator: oneOf(['domestik', 'harga jual', 'margin usaha']) },
      { sector: 'Konstruksi|Real Estat' },
    ] as Record<string, string>[]),
  }),
  'the beginning of a word': ({ said, upTo }) => ({ q: `${said(1, 4).slice(0, 3 + upTo(3))}*` }),
  'page 50 of a word': ({ said }) => ({ q: said(1), page: '50' }),
};

type Draw = {
  upTo: (end: number) => number;
  oneOf: <Value>(some: readonly Value[]) => Value;
  rare: () => string;
  said: (words: number, letters?: number) => string;
};

/**
 * Searches of every kind in turn, the same for a seed and an archive. Words and phrases are drawn from what
 * was said, so that the common ones are asked for often.
 */
export function searchQueries(
  {
    random,
    narratives,
    rareWords,
  }: { random: () => number; narratives: readonly string[]; rareWords: readonly string[] },
  count: number,
): Asked[] {
  const upTo = (end: number) => Math.floor(random() * end);
  const oneOf: Draw['oneOf'] = (some) => some[upTo(some.length)] as (typeof some)[number];
  const draw: Draw = {
    upTo,
    oneOf,
    rare: () => rareWords[Math.floor(rareWords.length * (0.1 + 0.9 * random()))] ?? '',
    said(words, letters = 1) {
      for (;;) {
        const all =
          oneOf(narratives)
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu) ?? [];
        const from = upTo(all.length);
        const some = all.slice(from, from + words);
        if (some.length === words && some.every((word) => word.length >= letters))
          return some.join(' ');
      }
    },
  };
  const kinds = Object.entries(KINDS);
  return Array.from({ length: count }, (_, at) => {
    const [kind, make] = kinds[at % kinds.length] as (typeof kinds)[number];
    return { kind, query: make(draw) };
  });
}
