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

/** Where the lines of a text begin in a column of this width (in characters). */
function lineStarts(text: string, width: number, sizePoints: number): number[] {
  const availableEms = (width * DIGIT_PIXELS - MARGINS_PIXELS) / (sizePoints * PIXELS_PER_POINT);
  let paragraphStart = 0;
  return text.split('\n').flatMap((paragraph) => {
    const start = paragraphStart;
    paragraphStart += paragraph.length + 1;
    return startsInParagraph(paragraph, availableEms).map((at) => start + at);
  });
}

function startsInParagraph(paragraph: string, availableEms: number): number[] {
  const starts = [0];
  let used = 0;
  for (const { 0: word, index } of paragraph.matchAll(/[^\s-]+[\s-]?|[\s-]/g)) {
    const bare = word.trimEnd();
    if (used > 0 && used + emsOf(bare) > availableEms) {
      starts.push(index);
      used = 0;
    }
    let at = index;
    // A word longer than a line is broken within the word.
    for (const character of bare) {
      const wide = em(character);
      if (used > 0 && used + wide > availableEms) {
        starts.push(at);
        used = 0;
      }
      used += wide;
      at += character.length;
    }
    used += word.endsWith(' ') ? em(' ') : 0;
  }
  return starts;
}

/** A wrapped text and the width of its column. */
export interface WrappedText {
  readonly text: string;
  /** In characters. */
  readonly width: number;
}

/** The height in points of a row that shows all of these texts, up to Excel's maximum. */
export function rowHeight(texts: readonly WrappedText[], sizePoints: number): number {
  const lines = Math.max(
    1,
    ...texts.map(({ text, width }) => lineStarts(text, width, sizePoints).length),
  );
  return Math.min(MAX_POINTS, Math.ceil(lines * sizePoints * LINE_HEIGHT + ROW_PADDING_POINTS));
}

/** A text in pieces of whole lines, each of which the highest row shows: what is beyond it would not be printed. */
export function partsOfRows({ text, width }: WrappedText, sizePoints: number): string[] {
  const most = Math.floor((MAX_POINTS - ROW_PADDING_POINTS) / (sizePoints * LINE_HEIGHT));
  const starts = lineStarts(text, width, sizePoints);
  if (starts.length <= most) return [text];
  return starts
    .filter((_, line) => line % most === 0)
    .map((start, part) => text.slice(start, starts[(part + 1) * most]).trimEnd());
}
