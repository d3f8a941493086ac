import type { DocumentSection, DocumentStatement } from '../report-document.js';
import { type Block, type Piece, readMarkdown } from './markdown.js';

/** Part of a text that lies wholly inside or outside of a sentence that was checked. */
export interface Part extends Piece {
  readonly statement: DocumentStatement | null;
  /** It ends its sentence: the sentence's notes stand behind it. */
  readonly isLast: boolean;
}

export interface MarkedBlock extends Omit<Block, 'pieces'> {
  readonly parts: readonly Part[];
}

/** A section's text, cut where its sentences begin and end. Every sentence ends in one place. */
export function markedText({
  text,
  statements,
}: Pick<DocumentSection, 'text' | 'statements'>): MarkedBlock[] {
  const inOrder = statements.toSorted((a, b) => a.start - b.start);
  const blocks = readMarkdown(text).map(({ pieces, ...block }) => ({
    ...block,
    parts: pieces.flatMap((piece) => partsOf(piece, inOrder)),
  }));
  const last = new Map<DocumentStatement, Piece>();
  for (const { parts } of blocks)
    for (const part of parts)
      if (part.statement && part.text.trim() !== '') last.set(part.statement, part);
  return blocks.map(({ parts, ...block }) => ({
    ...block,
    parts: parts.map((part) => ({
      ...part,
      isLast: part.statement !== null && last.get(part.statement) === part,
    })),
  }));
}

function partsOf(piece: Piece, statements: readonly DocumentStatement[]): Omit<Part, 'isLast'>[] {
  const end = piece.start + piece.text.length;
  const cuts = new Set([piece.start, end]);
  for (const statement of statements)
    for (const cut of [statement.start, statement.end])
      if (cut > piece.start && cut < end) cuts.add(cut);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, at) => ({
    text: piece.text.slice(start - piece.start, places[at + 1]! - piece.start),
    bold: piece.bold,
    start,
    statement: statements.find((one) => one.start <= start && start < one.end) ?? null,
  }));
}
