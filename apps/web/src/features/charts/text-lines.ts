/** A letter of 12 px in our font, on the wide side. */
export const LETTER = 6.7;

/** Splits a text between words into lines of at most so many letters; a longer word is a line. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
