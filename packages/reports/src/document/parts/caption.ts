import { Paragraph, SimpleField, TextRun } from 'docx';
import { xmlText } from '../../xml-text.js';
import type { CaptionNumber } from '../numbered-report.js';
import { STYLE } from './house-style.js';

/**
 * A caption whose running number is a field of Word's own: it stays right when people add another,
 * and starts again in each chapter.
 */
export function caption({ label, chapter, running }: CaptionNumber, title: string): Paragraph {
  const startsAgain = running === 1 ? ' \\r 1' : '';
  return new Paragraph({
    style: 'Caption',
    // An office's own style may not say so.
    keepNext: true,
    keepLines: true,
    children: [
      new TextRun(`${label} ${chapter}`),
      new SimpleField(`SEQ ${label} \\* ARABIC${startsAgain}`, String(running)),
      new TextRun(`  ${xmlText(title)}`),
    ],
  });
}

/** The distance of the last line below a chart or table from what follows. */
export const AFTER_LAST = { before: 20, after: 160 } as const;

/** A small line below a table; the last one keeps its distance from what follows. */
export const noteLine = (text: string, { isLast = false } = {}): Paragraph =>
  new Paragraph({
    style: STYLE.note,
    keepNext: !isLast,
    ...(isLast && { spacing: AFTER_LAST }),
    children: [new TextRun(xmlText(text))],
  });
