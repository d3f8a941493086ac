/** Words of one kind with their place: `text` is the part of the source that begins at `start`. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  /** Position of the first character in the source, in UTF-16 units. */
  readonly start: number;
}

export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'bullet' | 'numbered';
  /** Of a list item: how deep it is indented, from 0. */
  readonly level: number;
  /** The number of a numbered item as written. */
  readonly number: number | null;
  /** The lines of a paragraph are joined by their line break. */
  readonly pieces: readonly Piece[];
}

const HEADING = /^\s{0,3}#{1,6}\s+/;
const BULLET = /^(\s*)[-*+•]\s+/;
// A longer number, such as a year, begins a sentence and not an item of a list.
const NUMBERED = /^(\s*)(\d{1,2})[.)]\s+/;
const SPACES_PER_LEVEL = 2;
const MAX_LEVEL = 2;
const BOLD = '**';
const ESCAPABLE = String.raw`[\\\x60*_{}[\]()#+\-.!<>~|"'•]`;
const MARK = new RegExp(String.raw`(\*\*|\\${ESCAPABLE})`, 'g');

/** A block with the place of its words in the source. */
interface Place extends Omit<Block, 'pieces'> {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the Markdown of sections and replies: paragraphs, headings, lists and **bold**. All other
 * text stays as it is. Characters keep their position in the source.
 */
export function readMarkdown(source: string): Block[] {
  const places: Place[] = [];
  let isOpen = false;
  let at = 0;
  for (const line of source.split('\n')) {
    const end = at + line.replace(/\r$/, '').length;
    const place = placeOf(line, at, end);
    const isText = place.kind === 'paragraph';
    const isBlank = isText && line.trim() === '';
    if (isText && !isBlank && isOpen) places.push({ ...places.pop()!, end });
    else if (!isBlank) places.push(place);
    isOpen = !isBlank && place.kind !== 'heading';
    at += line.length + 1;
  }
  return places.map(({ start, end, ...block }) => ({
    ...block,
    pieces: piecesOf(source.slice(start, end), start),
  }));
}

function placeOf(line: string, at: number, end: number): Place {
  const heading = HEADING.exec(line);
  const item = BULLET.exec(line) ?? NUMBERED.exec(line);
  const [mark = '', indent = '', number = null] = heading ?? item ?? [];
  return {
    kind: heading ? 'heading' : !item ? 'paragraph' : number ? 'numbered' : 'bullet',
    level: Math.min(MAX_LEVEL, Math.floor(indent.length / SPACES_PER_LEVEL)),
    number: number === null ? null : Number(number),
    start: Math.min(at + mark.length, end),
    end,
  };
}

/** Cuts words where they turn bold or plain, and leaves out the backslash of an escaped character. */
function piecesOf(words: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  let bold = false;
  let at = start;
  words.split(MARK).forEach((part, index) => {
    const isEscape = index % 2 === 1 && part !== BOLD;
    const skipped = isEscape ? 1 : 0;
    if (part === BOLD) bold = !bold;
    else if (part !== '') pieces.push({ text: part.slice(skipped), bold, start: at + skipped });
    at += part.length;
  });
  return pieces;
}

/** The words of a text without its marks. */
export const plainWords = (source: string): string =>
  readMarkdown(source)
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A text to take along, without the marks of headings, **bold** and escaped characters; its lines stay. */
export const withoutMarks = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.replace(HEADING, ''))
    .join('\n')
    .replaceAll(MARK, (mark) => (mark === BOLD ? '' : mark.slice(1)));

const READ_AS_MARKS = new RegExp(String.raw`\\(?=${ESCAPABLE}|$)|\*(?=\*|$)|(?<=\*)\*|^\*`, 'g');
const READ_AS_BLOCK = /^(\s*)(\d{0,2})(?=[-*+•]\s|#{1,6}\s|[.)]\s)/;

/** Words that are read back as they are, whatever characters they hold. */
export const escapeMarks = (words: string): string => words.replace(READ_AS_MARKS, String.raw`\$&`);

/** A paragraph that is read back as one, even when it begins like a heading or a list item. */
export const escapeStart = (paragraph: string): string =>
  paragraph.replace(READ_AS_BLOCK, `$1$2\\`);
