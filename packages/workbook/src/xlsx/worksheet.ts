import { type Cell, type CellValue, parseCellReference } from '../cell.js';
import type { WorkbookLimits } from '../limits.js';
import type { MergedCells, Sheet } from '../sheet.js';
import { WorkbookError } from '../workbook-error.js';
import type { ElementAttributes } from '../xml/attributes.js';
import { readXml } from '../xml/read-xml.js';
import type { XmlHandlers } from '../xml/handlers.js';
import type { Zip } from '../zip/zip.js';
import { sortedByPosition } from './cell-order.js';
import { type CellContext, cellValue, plainValue, type CellMarkup } from './cell-value.js';
import { PlainCell } from './plain-cell.js';
import { RichText } from './rich-text.js';

export interface WorksheetContext extends CellContext {
  readonly limits: WorkbookLimits;
  /** Cells read so far, over all sheets. */
  cellsRead: number;
}

/**
 * The filled cells of one worksheet, row by row, and which are shown as one. A cell with a formula has the value
 * that Excel last calculated, and `NOT_CALCULATED` where the file has none.
 *
 * @throws WorkbookError when the part is damaged or beyond the limits
 */
export async function readWorksheet(
  zip: Zip,
  part: string,
  context: WorksheetContext,
): Promise<Pick<Sheet, 'cells' | 'merged'>> {
  const reader = new WorksheetHandlers(context);
  await readXml(zip.read(part), reader, context.limits);
  return { cells: sortedByPosition(reader.cells), merged: reader.merged };
}

class WorksheetHandlers implements XmlHandlers {
  readonly cells: Cell[] = [];
  readonly merged: MergedCells[] = [];
  readonly #cell: CellMarkup = {
    type: undefined,
    style: undefined,
    value: '',
    inline: '',
    isFormula: false,
  };
  readonly #inline = new RichText();
  #inData = false;
  /** False within rows of another namespace, and within cells of such rows. */
  #inRow = false;
  #inCell = false;
  #row = 0;
  #column = 0;

  readonly shortcut = {
    within: 'row',
    depth: 2,
    read: (bytes: Buffer, at: number) => this.#readPlainCell(bytes, at),
  };
  readonly #plainCell = new PlainCell();

  constructor(private readonly context: WorksheetContext) {}

  open(name: string, attributes: ElementAttributes, parent: string): boolean {
    if (name === 'sheetData') this.#inData = parent === 'worksheet';
    if (name === 'mergeCell' && parent === 'mergeCells') this.#takeMerged(attributes.get('ref'));
    // Extensions outside `sheetData` have elements of the same names.
    if (!this.#inData) return false;
    if (name === 'v') return parent === 'c' && this.#inCell;
    if (name === 'f' && parent === 'c') this.#cell.isFormula = true;
    if (name === 'c') {
      this.#inCell = this.#inRow && parent === 'row';
      if (this.#inCell) this.#openCell(attributes);
    } else if (name === 'row') {
      this.#inRow = parent === 'sheetData';
      if (this.#inRow) this.#openRow(attributes.get('r'));
    }
    return this.#inline.open(name);
  }

  close(name: string, text: string): void {
    if (!this.#inData) return;
    if (name === 'v' && this.#inCell) this.#cell.value += text;
    else if (name === 'c') {
      if (this.#inCell) this.#closeCell();
      this.#inCell = false;
    } else if (name === 'sheetData') this.#inData = false;
    else this.#inline.close(name, text);
  }

  // A row or cell without `r` comes right after the one before it.
  #openRow(reference: string | undefined): void {
    const given = Number(reference);
    this.#row = Number.isInteger(given) && given > 0 ? given : this.#row + 1;
    this.#column = 0;
    if (this.#row > this.context.limits.rows) throw outOfRange();
  }

  #openCell(attributes: ElementAttributes): void {
    const reference = attributes.get('r');
    const position = reference === undefined ? null : parseCellReference(reference);
    if (position) this.#row = position.row;
    this.#column = position?.column ?? this.#column + 1;
    this.#countCell();
    this.#cell.type = attributes.get('t');
    this.#cell.style = attributes.get('s');
    this.#cell.value = '';
    this.#cell.isFormula = false;
    this.#inline.reset();
  }

  #takeMerged(reference = ''): void {
    const [first, last] = reference.split(':').map(parseCellReference);
    if (!first || !last || last.row < first.row || last.column < first.column) return;
    if (this.merged.length < this.context.limits.rows)
      this.merged.push({
        top: first.row,
        left: first.column,
        bottom: last.row,
        right: last.column,
      });
  }

  #countCell(): void {
    const { rows, columns, cells } = this.context.limits;
    if (this.#row > rows || this.#column > columns) throw outOfRange();
    this.context.cellsRead += 1;
    if (this.context.cellsRead > cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
  }

  #readPlainCell(bytes: Buffer, at: number): number {
    const cell = this.#plainCell;
    if (!this.#inData || !this.#inRow || !cell.read(bytes, at)) return at;
    this.#row = cell.row;
    this.#column = cell.column;
    this.#countCell();
    this.#take(plainValue(cell, this.context), cell.style);
    return cell.end;
  }

  #closeCell(): void {
    this.#cell.inline = this.#inline.text;
    this.#take(cellValue(this.#cell, this.context), Number(this.#cell.style));
  }

  #take(value: CellValue | null, style: number): void {
    if (value === null) return;
    const place = { row: this.#row, column: this.#column, value };
    const isPercent = typeof value === 'number' && this.context.numberStyles[style] === 'percent';
    this.cells.push(isPercent ? { ...place, isPercent } : place);
  }
}

function outOfRange(): WorkbookError {
  return new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
}
