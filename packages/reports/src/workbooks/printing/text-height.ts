/**
 * Widths of characters in ems, measured in Arial; a later entry overrides an earlier one, and a character
 * in no entry is as wide as a digit.
 */
const EMS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijl'|]/, 0.23],
  [/[ftI.,:;!/ ]/, 0.28],
  [/[r()[\]-]/, 0.34],
  [/[cksvxyzJ]/, 0.5],
  [/[A-Z]/, 0.7],
  [/[mwMW%@—…]/, 0.9],
];
const DIGIT_EM = 0.56;
const em = (character: string) =>
  EMS.findLast(([characters]) => characters.test(character))?.[1] ?? DIGIT_EM;

const emsOf = (text: string) => [...text].reduce((sum, character) => sum + em(character), 0);

const PIXELS_PER_POINT = 4 / 3;
/**
 * The width of a column is given in digits of Excel's default font, which are 7 pixels wide. Its margins
 * and the indent of texts take 14 pixels.
 */
const DIGIT_PIXELS = 7;
const MARGINS_PIXELS = 14;
const LINE_HEIGHT = 1.3;
const ROW_PADDING_POINTS = 3;
/** Excel's maximum height of a row. */
const MAX_POINTS = 409;

/** The width in characters of a column that shows a text on one line. */
export const lineWidth = (text: string, sizePoints: number) =>
  (emsOf(text) * sizePoints * PIXELS_PER_POINT + MARGINS_PIXELS) / DIGIT_PIXELS;

/** The number of lines of a text in a column of this width (in characters). */
function linesOf(text: string, width: number, sizePoints: number): number {
  const availableEms = (width * DIGIT_PIXELS - MARGINS_PIXELS) / (sizePoints * PIXELS_PER_POINT);
  return text
    .split('\n')
    .reduce((lines, paragraph) => lines + linesOfParagraph(paragraph, availableEms), 0);
}

function linesOfParagraph(paragraph: string, availableEms: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.match(/[^\s-]*[\s-]?/g) ?? []) {
    const width = emsOf(word.trimEnd());
    if (used > 0 && used + width > availableEms) {
      lines += 1;
      used = 0;
    }
    // A word longer than a line is broken within the word.
    lines += Math.max(0, Math.ceil(width / availableEms) - 1);
    used +=
      width > availableEms ? width % availableEms : width + (word.endsWith(' ') ? em(' ') : 0);
  }
  return lines;
}

/** A wrapped text and the width of its column. */
export interface WrappedText {
  readonly text: string;
  /** In characters. */
  readonly width: number;
}

/** The height in points of a row that shows all of these texts, up to Excel's maximum. */
export function rowHeight(texts: readonly WrappedText[], sizePoints: number): number {
  const lines = Math.max(1, ...texts.map(({ text, width }) => linesOf(text, width, sizePoints)));
  return Math.min(MAX_POINTS, Math.ceil(lines * sizePoints * LINE_HEIGHT + ROW_PADDING_POINTS));
}
