import { decimal, documentPhrases as say, signed } from '@lqc/phrases';
import { isMarkedFew } from '../marked-few.js';
import { shownNumber } from '../shown-number.js';
import type { DocumentCell, DocumentKind } from './report-document.js';

/** How a figure of each kind is written in a document's table. */
const WRITTEN: Readonly<Record<DocumentKind, (value: number) => string>> = {
  text: shownNumber,
  prose: shownNumber,
  average: (value) => decimal(value, 2),
  score: shownNumber,
  count: shownNumber,
  share: (value) => `${decimal(value, 1)}%`,
  points: (value) => signed(value, 1),
  change: (value) => signed(value, 2),
  scoreChange: (value) => `${value > 0 ? '+' : ''}${shownNumber(value)}`,
  bound: (value) => signed(value, 2),
  roughAverage: (value) => decimal(value, 1),
  roughBound: (value) => signed(value, 1),
};

export const isFigure = (kind: DocumentKind): boolean => kind !== 'text' && kind !== 'prose';

/** A cell as it is read: held back as a dash, of few answers with a star, n behind it in brackets. */
export function cellWords(
  { value, disclosure = 'open', n }: DocumentCell,
  kind: DocumentKind,
): string {
  if (disclosure === 'withheld') return say.withheldCell;
  if (value === null) return isFigure(kind) ? say.missingCell : '';
  const words = typeof value === 'number' ? WRITTEN[kind](value) : value;
  const marked = isMarkedFew(value, kind, disclosure) ? `${words}*` : words;
  return n && value !== '' ? `${marked} (${cellWords(n, 'count')})` : marked;
}
