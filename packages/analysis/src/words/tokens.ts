const LINK = /\b(?:https?:\/\/|www\.)\S+/g;
const WORD = /[a-z]{2,}/g;

/** The words of a text: links removed, lower case, runs of two and more letters a–z. */
export function rawTokens(text: string): string[] {
  return text.toLowerCase().replace(LINK, ' ').match(WORD) ?? [];
}

/** The words of a text without stop words, in their order. */
export function tokens(text: string, stopWords: ReadonlySet<string>): string[] {
  return rawTokens(text).filter((word) => !stopWords.has(word));
}
