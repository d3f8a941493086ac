/** Widths of characters in ems, by Arial, widest last; what stands nowhere is as wide as a digit. */
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

const PIXELS_PER_POINT = 4 / 3;
/** A column's width counts digits of Excel's own font, 7 pixels each; its margins and
 * the indent of texts take 14 pixels. */
const DIGIT_PIXELS = 7;
const MARGINS_PIXELS = 14;
const LINE_HEIGHT = 1.3;
const ROW_PADDING_POINTS = 3;
/** Excel draws no row higher. */
const MOST_POINTS = 409;

/** How many lines a text takes in a column of this width (in characters) at this size. */
function linesOf(text: string, width: number, sizePoints: number): number {
  const room = (width * DIGIT_PIXELS - MARGINS_PIXELS) / (sizePoints * PIXELS_PER_POINT);
  return text
    .split('\n')
    .reduce((lines, paragraph) => lines + linesOfParagraph(paragraph, room), 0);
}

function linesOfParagraph(paragraph: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.match(/[^\s-]*[\s-]?/g) ?? []) {
    const width = [...word.trimEnd()].reduce((sum, character) => sum + em(character), 0);
    if (used > 0 && used + width > room) {
      lines += 1;
      used = 0;
    }
    // A word longer than the line is broken inside.
    lines += Math.max(0, Math.ceil(width / room) - 1);
    used += width > room ? width % room : width + (word.endsWith(' ') ? em(' ') : 0);
  }
  return lines;
}

/** A wrapped text, and the column it stands in. */
export interface WrappedText {
  readonly text: string;
  /** In characters, as the column's. */
  readonly width: number;
}

/** The height in points of a row that shows all of these texts at this size, up to Excel's most. */
export function rowHeight(texts: readonly WrappedText[], sizePoints: number): number {
  const lines = Math.max(1, ...texts.map(({ text, width }) => linesOf(text, width, sizePoints)));
  return Math.min(MOST_POINTS, Math.ceil(lines * sizePoints * LINE_HEIGHT + ROW_PADDING_POINTS));
}
