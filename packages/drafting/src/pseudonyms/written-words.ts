/** A word of a text, or a run of single letters that are read together. */
export interface WrittenWord {
  readonly start: number;
  readonly end: number;
  /** In small letters, without apostrophes. */
  readonly text: string;
  readonly isCapital: boolean;
  /** Whether its letters stand apart: "D i n a m i k a", "S.A.M.". */
  readonly isParted: boolean;
}

/** Letters and digits, and signs that stand for letters within a word: "Din@mika". */
const WORD = /[\p{L}\p{N}$](?:[\p{L}\p{N}@$]|['’‘`´ʼ!|](?=[\p{L}\p{N}]))*/gu;
const APOSTROPHES = /['’‘`´ʼ]/g;
const LETTER = /\p{L}/u;
const CAPITAL = /^\p{Lu}/u;
/**
 * At most this many other characters may stand between the words of a name: markup, slashes, dashes, line
 * breaks.
 */
const MOST_BETWEEN = 12;

/** Whether two words stand next to each other. */
export const areNeighbours = (one: WrittenWord, next: WrittenWord): boolean =>
  next.start - one.end <= MOST_BETWEEN;

/** The words of a text after `foldLetters`. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let singles: WrittenWord[] = [];
  const endRun = () => {
    // Digits at its ends are no letters: "2 D i n a".
    while (singles.length > 0 && !LETTER.test(singles[0]!.text)) words.push(singles.shift()!);
    const after: WrittenWord[] = [];
    while (singles.length > 0 && !LETTER.test(singles.at(-1)!.text)) after.unshift(singles.pop()!);
    if (singles.length > 1)
      words.push({
        start: singles[0]!.start,
        end: singles.at(-1)!.end,
        text: singles.map((one) => one.text).join(''),
        isCapital: singles[0]!.isCapital,
        isParted: true,
      });
    else words.push(...singles);
    words.push(...after);
    singles = [];
  };
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = {
      start: index,
      end: index + written.length,
      text: written.replace(APOSTROPHES, '').toLowerCase(),
      isCapital: CAPITAL.test(written),
      isParted: false,
    };
    const isSingle = word.text.length === 1;
    if (singles.length > 0 && !(isSingle && areNeighbours(singles.at(-1)!, word))) endRun();
    if (isSingle) singles.push(word);
    else words.push(word);
  }
  endRun();
  return words;
}
