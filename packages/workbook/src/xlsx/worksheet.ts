import { type Cell, CellError, type CellValue, parseCellReference } from '../cell.js';
import { excelDate } from '../date-format.js';
import type { WorkbookLimits } from '../limits.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { type Attributes, readXml } from './xml.js';
import type { Zip } from './zip.js';

/** What cells of every sheet refer to. */
export interface WorkbookContext {
  readonly sharedStrings: readonly string[];
  readonly dateStyles: readonly boolean[];
  readonly uses1904: boolean;
  readonly limits: WorkbookLimits;
  /** Filled cells read so far, over all sheets. */
  cellsRead: number;
}

/** The filled cells of one worksheet, row by row; formulas by the value that Excel last saw. */
export async function readWorksheet(
  zip: Zip,
  part: string,
  context: WorkbookContext,
): Promise<Cell[]> {
  const reader = new WorksheetReader(context);
  await readXml(zip.read(part), reader, context.limits);
  return reader.inOrder();
}

class WorksheetReader {
  readonly #cells: Cell[] = [];
  #ordered = true;
  #inData = false;
  #row = 0;
  #column = 0;
  #attributes: Attributes = {};
  #value = '';
  #inlineText = '';
  #takes: 'value' | 'inline' | null = null;
  #inPhonetic = false;

  constructor(private readonly context: WorkbookContext) {}

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'sheetData') this.#inData = true;
    if (!this.#inData) return;
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#takes = 'value';
    else if (name === 't' && !this.#inPhonetic) this.#takes = 'inline';
    else if (name === 'row') this.#openRow(attributes.r);
    else if (name === 'rPh') this.#inPhonetic = true;
  };

  readonly text = (text: string): void => {
    if (this.#takes === 'value') this.#value += text;
    else if (this.#takes === 'inline') this.#inlineText += text;
  };

  readonly close = (name: string): void => {
    if (!this.#inData) return;
    if (name === 'v' || name === 't') this.#takes = null;
    else if (name === 'c') this.#closeCell();
    else if (name === 'rPh') this.#inPhonetic = false;
    else if (name === 'sheetData') this.#inData = false;
  };

  inOrder(): Cell[] {
    if (!this.#ordered) this.#cells.sort((a, b) => a.row - b.row || a.column - b.column);
    return this.#cells;
  }

  // Rows and cells without `r` follow the one before them.
  #openRow(reference: string | undefined): void {
    const named = Number(reference);
    this.#row = Number.isInteger(named) && named > 0 ? named : this.#row + 1;
    this.#column = 0;
  }

  #openCell(attributes: Attributes): void {
    const place = attributes.r === undefined ? null : parseCellReference(attributes.r);
    this.#row = place?.row ?? Math.max(this.#row, 1);
    this.#column = place?.column ?? this.#column + 1;
    const { rows, columns } = this.context.limits;
    if (this.#row > rows || this.#row < 1 || this.#column > columns)
      throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
    this.#attributes = attributes;
    this.#value = '';
    this.#inlineText = '';
    this.#takes = null;
  }

  #closeCell(): void {
    const value = this.#cellValue();
    if (value === null) return;
    this.context.cellsRead += 1;
    if (this.context.cellsRead > this.context.limits.cells)
      throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    const before = this.#cells.at(-1);
    if (before && (before.row - this.#row || before.column - this.#column) > 0)
      this.#ordered = false;
    this.#cells.push({ row: this.#row, column: this.#column, value });
  }

  #cellValue(): CellValue | null {
    const { t: type = 'n', s: style } = this.#attributes;
    if (type === 'inlineStr') return filled(unescapeExcel(this.#inlineText || this.#value));
    const raw = this.#value;
    if (raw === '') return filled(unescapeExcel(this.#inlineText));
    if (type === 's') return filled(this.context.sharedStrings[Number(raw)] ?? '');
    if (type === 'str') return filled(unescapeExcel(raw));
    if (type === 'b') return raw.trim() === '1' || raw.trim().toLowerCase() === 'true';
    if (type === 'e') return new CellError(raw.trim());
    if (type === 'd') return isoDate(raw);
    const number = Number(raw);
    if (!Number.isFinite(number)) return unescapeExcel(raw);
    const isDate = style !== undefined && this.context.dateStyles[Number(style)];
    return isDate ? excelDate(number, this.context.uses1904) : number;
  }
}

function filled(text: string): string | null {
  return text === '' ? null : text;
}

function isoDate(text: string): Date | string {
  const date = new Date(
    /(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`,
  );
  return Number.isNaN(date.getTime()) ? unescapeExcel(text) : date;
}
