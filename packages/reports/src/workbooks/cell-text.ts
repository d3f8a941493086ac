import { CELL_MAX_CHARACTERS } from '@lqc/contracts';
import { workbookPhrases } from '@lqc/phrases';
import { xmlText } from '../xml-text.js';

const LINE_END = /\r\n?/g;
/** Excel reads `_x0041_` inside a text as the character A. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text without characters that XML does not allow, shortened with a mark to Excel's limit. */
export function cellText(text: string): string {
  const clean = xmlText(text.replace(LINE_END, '\n')).replace(ESCAPE_LIKE, '_x005F_');
  if (clean.length <= CELL_MAX_CHARACTERS) return clean;
  const mark = workbookPhrases.textCut;
  return clean.slice(0, CELL_MAX_CHARACTERS - mark.length).replace(/\p{Surrogate}/gu, '') + mark;
}
