import type { Buffer } from 'node:buffer';
import { parseCellReference } from '../../cell.js';
import type { WorkbookLimits } from '../../limits.js';
import { WorkbookError } from '../../workbook-error.js';
import type { ElementAttributes } from '../../xml/attributes.js';
import { PlainCell } from '../../xlsx/plain-cell.js';
import type { XmlHandlers } from '../../xml/handlers.js';

const COUNTED = {
  mergeCell: 'merges',
  col: 'widths',
  hyperlink: 'links',
  dataValidation: 'validations',
  cfRule: 'conditionalFormats',
  tablePart: 'tables',
  comment: 'comments',
  pic: 'images',
} as const;

/**
 * Counts what a part (a worksheet, its comments, its drawings) contains while the part is read.
 *
 * @throws WorkbookError `WORKBOOK_TOO_MANY_CELLS`, `WORKBOOK_REFERENCE_OUT_OF_RANGE`
 */
export class PartCounter implements XmlHandlers {
  readonly counts = {
    cells: 0,
    merges: 0,
    widths: 0,
    formulas: 0,
    links: 0,
    validations: 0,
    conditionalFormats: 0,
    tables: 0,
    comments: 0,
    images: 0,
  };
  /** Indexes of the cell formats in use. */
  readonly styles = new Set<number>();
  readonly #plain = new PlainCell();

  readonly shortcut = {
    within: 'row',
    depth: 2,
    read: (bytes: Buffer, at: number) => {
      const cell = this.#plain;
      if (!cell.read(bytes, at)) return at;
      this.#cell(cell.row, cell.column, Math.max(cell.style, 0));
      return cell.end;
    },
  };

  constructor(private readonly limits: Pick<WorkbookLimits, 'cells' | 'rows' | 'columns'>) {}

  open(name: string, attributes: ElementAttributes, parent: string): void {
    if (name === 'c' && parent === 'row') this.#writtenCell(attributes);
    else if (name === 'f' && parent === 'c') this.counts.formulas += 1;
    else this.foreign(name);
  }

  /** Newer kinds of validations and conditional formats have a namespace of their own. */
  foreign(name: string): void {
    if (name in COUNTED) this.counts[COUNTED[name as keyof typeof COUNTED]] += 1;
  }

  #writtenCell(attributes: ElementAttributes): void {
    const reference = attributes.get('r');
    const position = reference === undefined ? null : parseCellReference(reference);
    this.#cell(position?.row ?? 0, position?.column ?? 0, Number(attributes.get('s') ?? 0));
  }

  #cell(row: number, column: number, style: number): void {
    this.counts.cells += 1;
    this.styles.add(style);
    if (this.counts.cells > this.limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    if (row > this.limits.rows || column > this.limits.columns)
      throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
  }
}
