import {
  type IndicatorKey,
  INDICATORS,
  indicatorOf,
  type SkippedSheetReason,
} from '@lqc/contracts';
import { type Cell, CellError, cellReference, type CellValue, type Sheet } from '@lqc/workbook';
import { cellText, isBlank, shownValue } from './cell-text.js';
import { companyKey } from './company-key.js';
import { normaliseLabel } from './normalise-label.js';
import { parseScore } from './parse-score.js';
import { EXPECTED_LABELS, questionOf } from './questions.js';
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
  readonly value: CellValue | undefined;
}

/** Reads one sheet as a diary note, or says why it is none. */
export function readContact(sheet: Sheet): SheetReading {
  if (sheet.kind === 'other') return { kind: 'skipped', reason: 'NOT_A_WORKSHEET' };
  if (sheet.cells.length === 0) return { kind: 'skipped', reason: 'EMPTY_SHEET' };
  const nameLabel = sheet.cells.find(isContactLabel);
  if (!nameLabel) return { kind: 'skipped', reason: 'NO_CONTACT_ROW' };

  const rows = askedRows(sheet, nameLabel.column);
  const name = rows
    .filter(({ label }) => questionOf(label)?.kind === 'contact')
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
    answers: note.answers(),
  };
  return { kind: 'contact', contact, findings: note.findings() };
}

function isContactLabel({ value }: Cell): boolean {
  return typeof value === 'string' && questionOf(value)?.kind === 'contact';
}

/** Labels of the question column, each with what the next column says in the same row. */
function askedRows(sheet: Sheet, questionColumn: number): AskedRow[] {
  const answers = new Map<number, CellValue>();
  for (const { row, column, value } of sheet.cells)
    if (column === questionColumn + 1) answers.set(row, value);
  return sheet.cells
    .filter(({ column }) => column === questionColumn)
    .map(({ row, value }) => ({ row, label: cellText(value) ?? '', value: answers.get(row) }))
    .filter(({ label }) => label !== '');
}

class NoteReader {
  readonly #taken = new Map<string, AskedRow>();
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

  /** The first filled row of a question counts; further filled ones are reported. */
  take(row: AskedRow): void {
    const key = normaliseLabel(row.label);
    if (!questionOf(row.label)) {
      const cell = cellReference(row.row, this.answerColumn - 1);
      this.#findings.unknown_labels.push({
        sheet: this.sheet.name,
        cell,
        label: shownValue(row.label),
      });
      return;
    }
    const before = this.#taken.get(key);
    if (!before || isBlank(before.value)) this.#taken.set(key, row);
    else if (!isBlank(row.value))
      this.#findings.repeated_labels.push({
        ...this.#place(row),
        label: shownValue(row.label),
        value: shownValue(row.value!),
      });
  }

  answers(): Answer[] {
    return INDICATORS.map(({ key }) => this.#answer(key)).filter((answer) => answer !== null);
  }

  findings(): SheetFindings {
    const missing = EXPECTED_LABELS.filter((label) => !this.#taken.has(normaliseLabel(label)));
    if (missing.length > 0)
      this.#findings.missing_labels.push({ sheet: this.sheet.name, labels: missing });
    return this.#findings;
  }

  #answer(key: IndicatorKey): Answer | null {
    const { likertLabel, narrativeLabel } = indicatorOf(key);
    const likert = likertLabel ? this.#taken.get(normaliseLabel(likertLabel)) : undefined;
    const told = this.#taken.get(normaliseLabel(narrativeLabel));
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
