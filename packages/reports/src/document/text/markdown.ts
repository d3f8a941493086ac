/** Text of one kind, with its place in the source: `text` is as long as the place it stands for. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  /** Its first character's place in the source, in UTF-16 units. */
  readonly start: number;
}

export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'bullet' | 'numbered';
  /** Of a list's line: how deep it is indented, from 0. */
  readonly level: number;
  /** Of a numbered list's line: whether it begins a list. */
  readonly begins: boolean;
  readonly pieces: readonly Piece[];
}

const HEADING = /^\s{0,3}#{1,6}\s+/;
const BULLET = /^(\s*)[-*+•]\s+/;
const NUMBERED = /^(\s*)\d{1,3}[.)]\s+/;
const SPACES_PER_LEVEL = 2;
const MAX_LEVEL = 2;
const ESCAPED = /[\\`*_{}[\]()#+\-.!<>~|"']/;

interface Line {
  readonly kind: Block['kind'];
  readonly level: number;
  /** Where its words begin and end in the source. */
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the Markdown that sections are written in: paragraphs, **bold**, lists and headings. What
 * else a text holds stays as it is. Every character keeps its place in the source.
 */
export function readMarkdown(source: string): Block[] {
  const groups: Line[][] = [];
  let open: Line[] | null = null;
  for (const line of linesOf(source)) {
    const isBlank = line.start === line.end;
    const goesOn = line.kind === 'paragraph' && open !== null && open[0]!.kind !== 'heading';
    if (isBlank) open = null;
    else if (goesOn) open!.push(line);
    else groups.push((open = [line]));
  }
  return groups.map((lines, at) => {
    const { kind, level } = lines[0]!;
    const before = groups[at - 1]?.[0];
    return {
      kind,
      level,
      begins: kind === 'numbered' && before?.kind !== 'numbered',
      pieces: piecesOf(source, lines),
    };
  });
}

function* linesOf(source: string): Generator<Line> {
  let at = 0;
  for (const written of source.split('\n')) {
    const found = kindOf(written);
    const words = written.slice(found.skip).trimEnd();
    const start = at + found.skip + (words.length - words.trimStart().length);
    yield { kind: found.kind, level: found.level, start, end: at + found.skip + words.length };
    at += written.length + 1;
  }
}

function kindOf(line: string): Pick<Line, 'kind' | 'level'> & { skip: number } {
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading', level: 0, skip: heading[0].length };
  for (const [kind, pattern] of [
    ['bullet', BULLET],
    ['numbered', NUMBERED],
  ] as const) {
    const found = pattern.exec(line);
    if (!found) continue;
    const level = Math.min(MAX_LEVEL, Math.floor(found[1]!.length / SPACES_PER_LEVEL));
    return { kind, level, skip: found[0].length };
  }
  return { kind: 'paragraph', level: 0, skip: 0 };
}

/** The words of lines that belong together, cut where they turn bold or plain. */
function piecesOf(source: string, lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = [];
  let bold = false;
  for (const [number, { start, end }] of lines.entries()) {
    if (number > 0) pieces.push({ text: ' ', bold, start: start - 1 });
    let from = start;
    let at = start;
    const close = () => {
      if (at > from) pieces.push({ text: source.slice(from, at), bold, start: from });
    };
    while (at < end) {
      if (source.startsWith('**', at)) {
        close();
        bold = !bold;
        from = at += 2;
      } else if (source[at] === '\\' && at + 1 < end && ESCAPED.test(source[at + 1]!)) {
        close();
        from = at + 1;
        at += 2;
      } else at += 1;
    }
    close();
  }
  return pieces;
}
