const LINK = /\b(?:https?:\/\/|www\.)\S+/g;
const WORD = /[a-z]{2,}/g;
const RUN = /[a-z]{2,}(?:\s+[a-z]{2,})*/g;

const withoutLinks = (text: string) => text.toLowerCase().replace(LINK, '|');

/** The words of a text: links removed, lower case, runs of two and more letters a–z. */
export function rawTokens(text: string): string[] {
  return withoutLinks(text).match(WORD) ?? [];
}

/** The same words, those together that white space alone parts: "pasir silika, didorong" is two runs. */
export function wordRuns(text: string): string[][] {
  return (
    withoutLinks(text)
      .match(RUN)
      ?.map((run) => run.split(/\s+/)) ?? []
  );
}

/** The words of a text without stop words, in their order. */
export function tokens(text: string, stopWords: ReadonlySet<string>): string[] {
  return rawTokens(text).filter((word) => !stopWords.has(word));
}
