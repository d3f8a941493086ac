import type { Check, Evidence } from '@lqc/contracts';

/** A part of a text with one style. */
export interface Segment {
  readonly text: string;
  readonly bold: boolean;
  readonly check: Check | null;
}

interface Sentence {
  /** Index among the given sentences; −1 between them. */
  readonly index: number;
  readonly segments: readonly Segment[];
}

export type Paragraph = readonly Sentence[];

/** Where a sentence stands in its text. */
export type Span = Pick<Evidence, 'start' | 'end'>;

const BOLD = '**';
/** What parts paragraphs, in whatever way the lines of a text end. */
export const BLANK_LINE = /\n\s*\n/;

/** Splits a summary into paragraphs, sentences, bold parts and checked words. */
export function paragraphsOf(
  summary: string,
  checks: readonly Check[],
  spans: readonly Span[],
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let from = 0;
  for (const written of summary.split(BLANK_LINE)) {
    from = summary.indexOf(written, from);
    const to = from + written.length;
    const cuts = [from, to];
    for (const { start, end } of spans) cuts.push(start, end);
    const bounds = [...new Set(cuts)].filter((at) => at >= from && at <= to).sort((a, b) => a - b);
    let isBold = false;
    const sentences: Sentence[] = [];
    for (let at = 0; at + 1 < bounds.length; at += 1) {
      const [start, end] = [bounds[at]!, bounds[at + 1]!];
      const index = spans.findIndex((one) => one.start <= start && one.end >= end);
      const { segments, bold } = segmentsOf(summary, { start, end, bold: isBold }, checks);
      isBold = bold;
      if (segments.length > 0) sentences.push({ index, segments });
    }
    if (sentences.length > 0) paragraphs.push(sentences);
    from = to;
  }
  return paragraphs;
}

function segmentsOf(
  summary: string,
  { start, end, bold }: { start: number; end: number; bold: boolean },
  checks: readonly Check[],
): { segments: Segment[]; bold: boolean } {
  const segments: Segment[] = [];
  let isBold = bold;
  const push = (from: number, to: number, check: Check | null) => {
    const parts = summary.slice(from, to).split(BOLD);
    parts.forEach((text, at) => {
      if (at > 0) isBold = !isBold;
      if (text) segments.push({ text, bold: isBold, check });
    });
  };
  let at = start;
  for (const check of checks) {
    if (check.start < at || check.end > end) continue;
    push(at, check.start, null);
    push(check.start, check.end, check);
    at = check.end;
  }
  push(at, end, null);
  return { segments, bold: isBold };
}
