/** Far more words than reports use, and so few that a hostile text fills no memory. */
const MOST_WORDS = 20_000;
const LONGEST_WORD = 60;

/**
 * What a function says of a word, worked out once: the same words come again in every sentence of a
 * text. When too many words are known all of them are forgotten.
 */
export function byWord<Known>(work: (word: string) => Known): (word: string) => Known {
  const known = new Map<string, Known>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as Known;
    const worked = work(word);
    if (word.length > LONGEST_WORD) return worked;
    if (known.size >= MOST_WORDS) known.clear();
    known.set(word, worked);
    return worked;
  };
}
