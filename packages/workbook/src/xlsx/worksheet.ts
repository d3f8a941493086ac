import { type Cell, parseCellReference } from '../cell.js';
import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import type { ToldAttributes } from '../xml/attributes.js';
import { readXml } from '../xml/read-xml.js';
import type { XmlHandlers } from '../xml/scanner.js';
import type { Zip } from '../zip/zip.js';
import { sortedByPosition } from './cell-order.js';
import { type CellContext, cellValue, plainValue, type WrittenCell } from './cell-value.js';
import { PlainCell } from './plain-cell.js';
import { RichText } from './rich-text.js';

export interface WorksheetContext extends CellContext {
  readonly limits: WorkbookLimits;
  /** Cells read so far, over all sheets. */
  cellsRead: number;
}

/** The filled cells of one worksheet, row by row; formulas by the value that Excel last saw. */
export async function readWorksheet(
  zip: Zip,
  part: string,
  context: WorksheetContext,
): Promise<readonly Cell[]> {
  const reader = new WorksheetReader(context);
  await readXml(zip.read(part), reader, context.limits);
  return sortedByPosition(reader.cells);
}

class WorksheetReader implements XmlHandlers {
  readonly cells: Cell[] = [];
  readonly #written: WrittenCell = { type: undefined, style: undefined, value: '', inline: '' };
  readonly #inline = new RichText();
  #inData = false;
  #row = 0;
  #column = 0;

  readonly shortcut = {
    within: 'row',
    depth: 2,
    read: (bytes: Buffer, at: number) => this.#takePlain(bytes, at),
  };
  readonly #plain = new PlainCell();

  constructor(private readonly context: WorksheetContext) {}

  open(name: string, attributes: ToldAttributes, parent: string): boolean {
    if (name === 'sheetData') this.#inData = parent === 'worksheet';
    // What an extension calls a row is none.
    if (!this.#inData) return false;
    if (name === 'v') return parent === 'c';
    if (name === 'c' && parent === 'row') this.#openCell(attributes);
    else if (name === 'row' && parent === 'sheetData') this.#openRow(attributes.get('r'));
    return this.#inline.open(name);
  }

  close(name: string, text: string): void {
    if (!this.#inData) return;
    if (name === 'v') this.#written.value += text;
    else if (name === 'c') this.#closeCell();
    else if (name === 'sheetData') this.#inData = false;
    else this.#inline.close(name, text);
  }

  // Rows and cells without `r` follow the one before them.
  #openRow(reference: string | undefined): void {
    const named = Number(reference);
    this.#row = Number.isInteger(named) && named > 0 ? named : this.#row + 1;
    this.#column = 0;
    if (this.#row > this.context.limits.rows) throw outOfRange();
  }

  #openCell(attributes: ToldAttributes): void {
    const reference = attributes.get('r');
    const position = reference === undefined ? null : parseCellReference(reference);
    if (position) this.#row = position.row;
    this.#column = position?.column ?? this.#column + 1;
    this.#countCell();
    this.#written.type = attributes.get('t');
    this.#written.style = attributes.get('s');
    this.#written.value = '';
    this.#inline.reset();
  }

  #countCell(): void {
    const { rows, columns, cells } = this.context.limits;
    if (this.#row > rows || this.#column > columns) throw outOfRange();
    this.context.cellsRead += 1;
    if (this.context.cellsRead > cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
  }

  #takePlain(bytes: Buffer, at: number): number {
    const cell = this.#plain;
    if (!this.#inData || !cell.read(bytes, at)) return at;
    this.#row = cell.row;
    this.#column = cell.column;
    this.#countCell();
    const value = plainValue(cell, this.context);
    if (value !== null) this.cells.push({ row: cell.row, column: cell.column, value });
    return cell.end;
  }

  #closeCell(): void {
    this.#written.inline = this.#inline.text;
    const value = cellValue(this.#written, this.context);
    if (value !== null) this.cells.push({ row: this.#row, column: this.#column, value });
  }
}

function outOfRange(): WorkbookError {
  return new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
}
