import { type Cell, CellError, type Sheet } from '@lqc/workbook';
import { cellText, isBlank } from './cell-text.js';
import { type Question, questionOf } from './questions.js';

/** A row of a diary note that asks: its label, and the answer beside it. */
export interface AskedRow {
  readonly row: number;
  readonly label: string;
  readonly question: Question | undefined;
  /** The cell in the answer column. */
  answer: Cell | undefined;
}

/** What stands in the question and answer columns of a diary note. */
export interface NoteRows {
  /** The column of the answers. */
  readonly answers: number;
  readonly rows: readonly AskedRow[];
  /**
   * Filled answers of rows without a label and under merged cells, what stands to the right of a question's
   * blank answer, labels that are errors, and names of notes beside this one.
   */
  readonly unlabelled: readonly Cell[];
  /** What else stands to the right of the answers, in the rows of the note. */
  readonly beside: readonly Cell[];
}

/** The label `Nama Contact` of the sheet, whose column asks; undefined where the sheet has none. */
export function contactLabel({ cells }: Sheet): Cell | undefined {
  return cells.find((cell, at) => isContactLabel(cell) && !isBesideLabel(cell, cells[at + 1]));
}

function isContactLabel({ value }: Cell): boolean {
  return typeof value === 'string' && questionOf(value)?.kind === 'contact';
}

/** Whether the answer beside a label is itself such a label, so that the next column asks. */
const isBesideLabel = ({ row, column }: Cell, next: Cell | undefined): boolean =>
  next?.row === row && next.column === column + 1 && isContactLabel(next);

/**
 * The column of the answer to a label: the next one, or the one behind cells that are merged with the label and
 * behind a colon in a cell of its own.
 */
export function answerColumn({ cells, merged = [] }: Sheet, { row, column }: Cell): number {
  const shown = merged.find(({ top, left }) => top === row && left === column);
  const next = (shown?.right ?? column) + 1;
  const beside = cells.find((cell) => cell.row === row && cell.column === next);
  return beside && isColon(beside) ? next + 1 : next;
}

const isColon = ({ value }: Cell): boolean =>
  typeof value === 'string' && /^:+$/.test(value.trim());

/** The labels of the question column, each with the answer beside it, and what has no label. */
export function askedRows(sheet: Sheet, nameLabel: Cell): NoteRows {
  const rows: AskedRow[] = [];
  const unlabelled: Cell[] = [];
  const beside: Cell[] = [];
  const answers = answerColumn(sheet, nameLabel);
  const isCovered = coveredIn(sheet, answers);
  // Of a label that is merged over several columns, others may stand in a later one of them.
  const isBetween = ({ column }: Cell) => column > nameLabel.column && column < answers;
  let last: AskedRow | undefined;
  for (const cell of sheet.cells) {
    if (cell.column === nameLabel.column || (isBetween(cell) && askedRow(cell)?.question)) {
      last = askedRow(cell);
      if (last) rows.push(last);
      else if (cell.value instanceof CellError) unlabelled.push(cell);
    } else if (isBetween(cell) || cell.column === answers) {
      const isAnswer = cell.column === answers && last?.row === cell.row && !isCovered(cell);
      if (isAnswer) last!.answer = cell;
      else if (!isBlank(cell.value) && !isColon(cell)) unlabelled.push(cell);
    } else if (isContactLabel(cell) || isBesideBlank(cell, last)) unlabelled.push(cell);
    else if (cell.column > answers && !isBlank(cell.value)) beside.push(cell);
  }
  const isOfNote = withinNote(rows, nameLabel);
  const lastAsked = rows.findLast(({ question }) => question)!.row;
  return {
    answers,
    rows,
    unlabelled: unlabelled.filter(
      (cell) => cell.column <= nameLabel.column || cell.column > answers || isOfNote(cell),
    ),
    beside: beside.filter(({ row }) => row >= nameLabel.row && row <= lastAsked),
  };
}

/**
 * Whether a cell of this column, asked from above to below, lies under another one that is merged with it, so
 * that Excel does not show what it holds.
 */
function coveredIn({ merged = [] }: Sheet, column: number): (cell: Cell) => boolean {
  const over = merged
    .filter(({ left, right }) => left <= column && column <= right)
    .toSorted((one, other) => one.top - other.top);
  let at = -1;
  return ({ row }) => {
    while (over[at + 1] && over[at + 1]!.top <= row) at += 1;
    const { top, left, bottom } = over[at] ?? { top: 0, left: 0, bottom: 0 };
    return row <= bottom && (top < row || left < column);
  };
}

/**
 * Whether the rows are of a diary note. Where a table has a column `Nama Contact`, or a pivot table a field, other
 * words stand below it, and none of them is a known question.
 */
export const areOfNote = (rows: readonly AskedRow[]): boolean =>
  rows.some(asksMore) || rows.every(({ question }) => question);

/** Whether a row asks a known question other than the contact's name. */
export const asksMore = ({ question }: AskedRow): boolean =>
  question !== undefined && question.kind !== 'contact';

/** Whether a cell stands in the row of a known question without an answer, and is no label of a note beside. */
function isBesideBlank({ row, value }: Cell, last: AskedRow | undefined): boolean {
  if (last?.row !== row || !last.question || !isBlank(last.answer?.value)) return false;
  return !isBlank(value) && !(typeof value === 'string' && questionOf(value));
}

/**
 * Whether a cell of the answer column, asked from above to below, is of the note: from the contact's name to
 * the last known question, and in the rows right below it. A title above and a signature further below are not.
 */
function withinNote(rows: readonly AskedRow[], nameLabel: Cell): (cell: Cell) => boolean {
  let last = rows.findLast(({ question }) => question)!.row;
  return ({ row }) => {
    if (row === last + 1) last = row;
    return row > nameLabel.row && row <= last;
  };
}

function askedRow({ row, value }: Cell): AskedRow | undefined {
  const question = typeof value === 'string' ? questionOf(value) : undefined;
  const label = question ? (value as string) : cellText(value);
  return label === null ? undefined : { row, label, question, answer: undefined };
}
