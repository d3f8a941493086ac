import {
  companyKey,
  type IndicatorKey,
  indicatorOf,
  type InvalidAnswerReason,
  noFindings,
  type SkippedSheetReason,
  type UnreadDetailReason,
} from '@lqc/contracts';
import { type Cell, CellError, cellReference, type Sheet } from '@lqc/workbook';
import { areOfNote, type AskedRow, askedRows, asksMore, contactLabel } from './asked-rows.js';
import { cellText, isBlank, narrativeText, saysSomething, shownValue } from './cell-text.js';
import { type NoteDetails, noteDetails } from './note-details.js';
import { errorReason, parseScore } from './parse-score.js';
import { ASKED, detailQuestion, EXPECTED, type Question } from './questions.js';
import type { Answer, Contact } from './survey.js';

export type SheetReading =
  | { readonly kind: 'contact'; readonly contact: Contact }
  | {
      readonly kind: 'skipped';
      readonly reason: SkippedSheetReason;
      /** Where the contact's name was looked for. */
      readonly cell?: string;
    };

/** Reads one sheet as a diary note, whose findings are added to the workbook's, or says why it is none. */
export function readContact(sheet: Sheet, findings = noFindings()): SheetReading {
  if (sheet.kind === 'other') return { kind: 'skipped', reason: 'NOT_A_WORKSHEET' };
  if (sheet.cells.length === 0) return { kind: 'skipped', reason: 'EMPTY_SHEET' };
  const nameLabel = contactLabel(sheet);
  if (!nameLabel) return { kind: 'skipped', reason: 'NO_CONTACT_ROW' };

  const { answers, rows, unlabelled, beside } = askedRows(sheet, nameLabel);
  if (!areOfNote(rows)) return { kind: 'skipped', reason: 'NO_QUESTIONS' };
  const nameRows = rows.filter(asksName);
  const named = nameRows.find(({ answer }) => nameIn(answer) !== null);
  if (!named) {
    const isError = nameRows.some(({ answer }) => answer?.value instanceof CellError);
    const reason = isError ? 'CONTACT_NAME_ERROR' : 'CONTACT_NAME_BLANK';
    return { kind: 'skipped', reason, cell: cellReference(nameLabel.row, answers) };
  }
  const name = nameIn(named.answer)!;

  const note = new NoteReader(sheet, nameLabel.column, answers, findings);
  const end = endOfNote(rows, named);
  for (const row of rows.slice(0, end)) note.take(row);
  for (const row of rows.slice(end)) note.leave(row);
  for (const cell of unlabelled) note.report(cell);
  note.reportBeside(beside);
  note.reportMissing();
  const contact: Contact = {
    name,
    companyKey: companyKey(name),
    sheet: sheet.name,
    position: sheet.position,
    details: note.details(),
    answers: note.answers(),
  };
  return { kind: 'contact', contact };
}

const asksName = ({ question }: AskedRow): boolean => question?.kind === 'contact';

/** The contact's name in an answer; null where nothing in it can be compared, as in "-". */
function nameIn(answer: Cell | undefined): string | null {
  const name = cellText(answer?.value);
  return name && companyKey(name) ? name : null;
}

/**
 * The index after the note's last row. A second note begins at a second name, if what was asked above it is
 * asked again below.
 */
function endOfNote(rows: readonly AskedRow[], named: AskedRow): number {
  const second = rows.findIndex(
    (row) => row.row > named.row && asksName(row) && !isBlank(row.answer?.value),
  );
  if (second === -1) return rows.length;
  const asked = new Set(rows.slice(0, second).map(({ question }) => question));
  const below = rows.slice(second).filter(asksMore);
  return below.some(({ question }) => asked.has(question)) ? second : rows.length;
}

class NoteReader {
  readonly #taken = new Map<Question, AskedRow>();

  constructor(
    private readonly sheet: Sheet,
    private readonly labels: number,
    private readonly answerColumn: number,
    private readonly findings: ReturnType<typeof noFindings>,
  ) {}

  /** Takes the first filled row of each question; further filled rows are reported. */
  take(row: AskedRow): void {
    const { question } = row;
    if (question && isBlank(this.#taken.get(question)?.answer?.value))
      this.#taken.set(question, row);
    else this.leave(row);
  }

  /** Reports a row that is not taken: an unknown label, or a filled answer. */
  leave(row: AskedRow): void {
    const label = shownValue(row.label);
    if (!row.question) {
      const cell = cellReference(row.row, this.labels);
      this.findings.unknown_labels.push({ sheet: this.sheet.name, cell, label });
    } else if (!isBlank(row.answer?.value))
      this.findings.repeated_labels.push({
        ...this.#place(row),
        label,
        value: shownValue(row.answer!.value),
      });
  }

  /** Reports a cell that stands beside no label of this note, which nobody joins to one by guess. */
  report({ row, column, value }: Cell): void {
    this.findings.unlabelled_answers.push({
      sheet: this.sheet.name,
      cell: cellReference(row, column),
      value: shownValue(value),
    });
  }

  /** Reports together what stands beside answers that were read: a whole column of it is one finding. */
  reportBeside(cells: readonly Cell[]): void {
    if (cells.length === 0) return;
    const columns = cells.map(({ column }) => column).toSorted((a, b) => a - b);
    const first = cellReference(cells[0]!.row, columns[0]!);
    const last = cellReference(cells.at(-1)!.row, columns.at(-1)!);
    this.findings.beside_answers.push({
      sheet: this.sheet.name,
      cell: first === last ? first : `${first}:${last}`,
      count: cells.length,
    });
  }

  /** Reports the questions that the note does not ask. */
  reportMissing(): void {
    const missing = EXPECTED.filter(({ question }) => !this.#taken.has(question));
    if (missing.length > 0)
      this.findings.missing_labels.push({
        sheet: this.sheet.name,
        labels: missing.map(({ label }) => label),
      });
  }

  details(): NoteDetails {
    const details = noteDetails(
      (row) => cellText(this.#taken.get(detailQuestion(row))?.answer?.value),
      this.sheet.uses1904,
    );
    for (const [question, row] of this.#taken) {
      const value = row.answer?.value;
      if (question.kind !== 'detail') continue;
      if (value instanceof CellError) this.#reportUnread(row, errorReason(value));
      else if (!saysSomething(cellText(value) ?? '')) continue;
      else if (question.row === 'visited' && details.visitedOn === null)
        this.#reportUnread(row, 'NOT_A_DATE');
      else if (question.row === 'employees' && details.employees === null)
        this.#reportUnread(row, 'NOT_A_COUNT');
    }
    return details;
  }

  answers(): Answer[] {
    return ASKED.map((asked) => this.#answer(asked)).filter((answer) => answer !== null);
  }

  #answer({ indicator: key, ...asked }: (typeof ASKED)[number]): Answer | null {
    const likert = asked.likert && this.#taken.get(asked.likert);
    const told = this.#taken.get(asked.narrative);
    if (!likert && !told) return null;
    return {
      indicator: key,
      hasLikertRow: likert !== undefined,
      score: likert ? this.#score(key, likert) : null,
      scoreCell: likert ? this.#place(likert).cell : null,
      narrative: told ? this.#narrative(key, told) : null,
      narrativeCell: told ? this.#place(told).cell : null,
    };
  }

  #score(key: IndicatorKey, row: AskedRow): number | null {
    const reading = parseScore(row.answer?.value);
    if (reading.kind === 'invalid') this.#reportInvalid(key, row, reading.reason);
    if (reading.kind !== 'valid') return null;
    this.findings.answers_valid += 1;
    return reading.score;
  }

  #narrative(key: IndicatorKey, row: AskedRow): string | null {
    const value = row.answer?.value;
    if (value instanceof CellError) this.#reportInvalid(key, row, errorReason(value));
    return narrativeText(row.answer);
  }

  #reportUnread(row: AskedRow, reason: UnreadDetailReason): void {
    const value = shownValue(row.answer!.value);
    this.findings.unread_details.push({ ...this.#place(row), label: row.label, value, reason });
  }

  #reportInvalid(key: IndicatorKey, row: AskedRow, reason: InvalidAnswerReason): void {
    const { label: indicator } = indicatorOf(key);
    const value = shownValue(row.answer!.value);
    this.findings.invalid_answers.push({ ...this.#place(row), indicator, value, reason });
  }

  #place({ row }: AskedRow): { sheet: string; cell: string } {
    return { sheet: this.sheet.name, cell: cellReference(row, this.answerColumn) };
  }
}
