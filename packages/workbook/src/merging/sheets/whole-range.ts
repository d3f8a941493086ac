import { columnLetters } from '../../cell.js';
import { WORKBOOK_LIMITS } from '../../limits.js';

const COLUMNS = /^\$?([A-Z]{1,3}):\$?([A-Z]{1,3})$/i;
const ROWS = /^\$?(\d{1,7}):\$?(\d{1,7})$/;

/**
 * A range of whole columns or rows (`B:D`, `2:4`) by its first and last cell; any other range as it is.
 * Excel reads both, but openpyxl no workbook in which merged cells are told without their ends.
 */
export function withEnds(range: string): string {
  const { rows, columns } = WORKBOOK_LIMITS;
  const ofColumns = COLUMNS.exec(range);
  if (ofColumns) return `${ofColumns[1]!}1:${ofColumns[2]!}${rows}`;
  const ofRows = ROWS.exec(range);
  if (!ofRows) return range;
  return `A${ofRows[1]!}:${columnLetters(columns)}${ofRows[2]!}`;
}
