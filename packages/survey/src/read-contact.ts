import { type IndicatorKey, indicatorOf, type SkippedSheetReason } from '@lqc/contracts';
import { type Cell, CellError, cellReference, type CellValue, type Sheet } from '@lqc/workbook';
import { cellText, isBlank, shownValue } from './cell-text.js';
import { companyKey } from '@lqc/contracts';
import { type DetailRow, type NoteDetails, noteDetails } from './note-details.js';
import { parseScore } from './parse-score.js';
import { ASKED, detailQuestion, EXPECTED, type Question, questionOf } from './questions.js';
import type { Answer, Contact, SurveyFindings } from './survey.js';

export type SheetFindings = Pick<
  SurveyFindings,
  'unknown_labels' | 'missing_labels' | 'repeated_labels' | 'invalid_answers' | 'answers_valid'
>;

export type SheetReading =
  | { readonly kind: 'contact'; readonly contact: Contact; readonly findings: SheetFindings }
  | { readonly kind: 'skipped'; readonly reason: SkippedSheetReason };

interface AskedRow {
  readonly row: number;
  readonly label: string;
  readonly question: Question | undefined;
  /** The value in the column to the right of the label. */
  value: CellValue | undefined;
}

/** Reads one sheet as a diary note, or says why it is none. */
export function readContact(sheet: Sheet): SheetReading {
  if (sheet.kind === 'other') return { kind: 'skipped', reason: 'NOT_A_WORKSHEET' };
  if (sheet.cells.length === 0) return { kind: 'skipped', reason: 'EMPTY_SHEET' };
  const nameLabel = sheet.cells.find(isContactLabel);
  if (!nameLabel) return { kind: 'skipped', reason: 'NO_CONTACT_ROW' };

  const rows = askedRows(sheet, nameLabel.column);
  const name = rows
    .filter(({ question }) => question?.kind === 'contact')
    .map(({ value }) => cellText(value))
    .find((text) => text !== null);
  if (!name) return { kind: 'skipped', reason: 'CONTACT_NAME_BLANK' };

  const note = new NoteReader(sheet, nameLabel.column + 1);
  for (const row of rows) note.take(row);
  const contact: Contact = {
    name,
    companyKey: companyKey(name),
    sheet: sheet.name,
    position: sheet.position,
    details: note.details(),
    answers: note.answers(),
  };
  return { kind: 'contact', contact, findings: note.findings() };
}

function isContactLabel({ value }: Cell): boolean {
  return typeof value === 'string' && questionOf(value)?.kind === 'contact';
}

/** The labels of the question column, each with the answer beside it. */
function askedRows({ cells }: Sheet, questionColumn: number): AskedRow[] {
  const rows: AskedRow[] = [];
  let last: AskedRow | undefined;
  for (const { row, column, value } of cells) {
    if (column === questionColumn) {
      last = askedRow(row, value);
      if (last) rows.push(last);
    } else if (column === questionColumn + 1 && last?.row === row) last.value = value;
  }
  return rows;
}

function askedRow(row: number, value: CellValue): AskedRow | undefined {
  const question = typeof value === 'string' ? questionOf(value) : undefined;
  const label = question ? (value as string) : cellText(value);
  return label === null ? undefined : { row, label, question, value: undefined };
}

class NoteReader {
  readonly #taken = new Map<Question, AskedRow>();
  readonly #findings: SheetFindings = {
    unknown_labels: [],
    missing_labels: [],
    repeated_labels: [],
    invalid_answers: [],
    answers_valid: 0,
  };

  constructor(
    private readonly sheet: Sheet,
    private readonly answerColumn: number,
  ) {}

  /** Takes the first filled row of each question; further filled rows are reported. */
  take(row: AskedRow): void {
    const { question } = row;
    if (!question) {
      const cell = cellReference(row.row, this.answerColumn - 1);
      this.#findings.unknown_labels.push({
        sheet: this.sheet.name,
        cell,
        label: shownValue(row.label),
      });
      return;
    }
    const before = this.#taken.get(question);
    if (!before || isBlank(before.value)) this.#taken.set(question, row);
    else if (!isBlank(row.value))
      this.#findings.repeated_labels.push({
        ...this.#place(row),
        label: shownValue(row.label),
        value: shownValue(row.value!),
      });
  }

  details(): NoteDetails {
    const written = (row: DetailRow) => cellText(this.#taken.get(detailQuestion(row))?.value);
    return noteDetails({
      visited: written('visited'),
      method: written('method'),
      employees: written('employees'),
      place: written('place'),
      product: written('product'),
      interviewer: written('interviewer'),
    });
  }

  answers(): Answer[] {
    return ASKED.map((asked) => this.#answer(asked)).filter((answer) => answer !== null);
  }

  findings(): SheetFindings {
    const missing = EXPECTED.filter(({ question }) => !this.#taken.has(question));
    if (missing.length > 0)
      this.#findings.missing_labels.push({
        sheet: this.sheet.name,
        labels: missing.map(({ label }) => label),
      });
    return this.#findings;
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
    const reading = parseScore(row.value);
    if (reading.kind === 'invalid') this.#reportInvalid(key, row, reading.reason);
    if (reading.kind !== 'valid') return null;
    this.#findings.answers_valid += 1;
    return reading.score;
  }

  #narrative(key: IndicatorKey, row: AskedRow): string | null {
    if (row.value instanceof CellError) this.#reportInvalid(key, row, 'ERROR_CELL');
    return cellText(row.value);
  }

  #reportInvalid(
    key: IndicatorKey,
    row: AskedRow,
    reason: SurveyFindings['invalid_answers'][number]['reason'],
  ): void {
    const { label: indicator } = indicatorOf(key);
    const value = shownValue(row.value!);
    this.#findings.invalid_answers.push({ ...this.#place(row), indicator, value, reason });
  }

  #place({ row }: AskedRow): { sheet: string; cell: string } {
    return { sheet: this.sheet.name, cell: cellReference(row, this.answerColumn) };
  }
}
