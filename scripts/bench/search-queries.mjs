/**
 * A search as people ask for it, and what kind it is.
 *
 * @typedef {{ kind: string, query: Record<string, string> }} Asked
 */

/** @type {Record<string, (draw: Draw) => Record<string, string>>} */
const KINDS = {
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
    ...oneOf(
      /** @type {Record<string, string>[]} */ ([
        { score: String(1 + upTo(5)) },
        { method: oneOf(['Tatap muka', 'Daring', 'Telepon']) },
        { indicator: oneOf(['domestik', 'harga jual', 'margin usaha']) },
        { sector: 'Konstruksi|Real Estat' },
      ]),
    ),
  }),
  'the beginning of a word': ({ said, upTo }) => ({ q: `${said(1, 4).slice(0, 3 + upTo(3))}*` }),
  'page 50 of a word': ({ said }) => ({ q: said(1), page: '50' }),
};

/**
 * @typedef {{
 *   upTo: (end: number) => number,
 *   oneOf: <Value>(some: readonly Value[]) => Value,
 *   rare: () => string,
 *   said: (words: number, letters?: number) => string,
 * }} Draw
 */

/**
 * Searches of every kind in turn, the same for a seed and an archive. Words and phrases are drawn from what
 * was said, so that the common ones are asked for often.
 *
 * @param {{ random: () => number, narratives: readonly string[], rareWords: readonly string[] }} from
 * @param {number} count
 * @returns {Asked[]}
 */
export function searchQueries({ random, narratives, rareWords }, count) {
  const upTo = (/** @type {number} */ end) => Math.floor(random() * end);
  /** @type {Draw['oneOf']} */
  const oneOf = (some) => /** @type {(typeof some)[number]} */ (some[upTo(some.length)]);
  /** @type {Draw} */
  const draw = {
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
    const [kind, make] = /** @type {(typeof kinds)[number]} */ (kinds[at % kinds.length]);
    return { kind, query: make(draw) };
  });
}
