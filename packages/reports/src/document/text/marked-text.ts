import { type Block, type Piece, readMarkdown } from '@lqc/contracts';
import type { DocumentSection, DocumentStatement } from '../report-document.js';

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
  const sentences = new Sentences(statements);
  const blocks = readMarkdown(text)
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ pieces, ...block }) => ({
      ...block,
      parts: pieces.flatMap((piece) => partsOf(piece, sentences)),
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

function partsOf(piece: Piece, sentences: Sentences): Omit<Part, 'isLast'>[] {
  const end = piece.start + piece.text.length;
  const places = [piece.start, ...sentences.cutsBetween(piece.start, end), end];
  return places.slice(0, -1).map((start, at) => ({
    text: piece.text.slice(start - piece.start, places[at + 1]! - piece.start),
    bold: piece.bold,
    start,
    statement: sentences.at(start),
  }));
}

/**
 * Where the checked sentences of a text begin and end. Asked from the text's beginning to its end, so that
 * each sentence is passed once, however many there are.
 */
class Sentences {
  readonly #inOrder: readonly DocumentStatement[];
  readonly #cuts: readonly number[];
  #next = 0;
  #nextCut = 0;

  constructor(statements: readonly DocumentStatement[]) {
    this.#inOrder = statements.toSorted((a, b) => a.start - b.start);
    const cuts = new Set(statements.flatMap(({ start, end }) => [start, end]));
    this.#cuts = [...cuts].sort((a, b) => a - b);
  }

  /** The places after `start` and before `end` at which a sentence begins or ends. */
  cutsBetween(start: number, end: number): readonly number[] {
    while (this.#cuts[this.#nextCut]! <= start) this.#nextCut += 1;
    const first = this.#nextCut;
    while (this.#cuts[this.#nextCut]! < end) this.#nextCut += 1;
    return this.#cuts.slice(first, this.#nextCut);
  }

  /** The first sentence that holds this place. */
  at(place: number): DocumentStatement | null {
    while (this.#inOrder[this.#next] && this.#inOrder[this.#next]!.end <= place) this.#next += 1;
    const sentence = this.#inOrder[this.#next];
    return sentence && sentence.start <= place ? sentence : null;
  }
}
