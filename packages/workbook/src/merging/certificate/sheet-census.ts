import { parseCellReference } from '../../cell.js';
import type { WorkbookLimits } from '../../limits.js';
import { WorkbookError } from '../../workbook-error.js';
import type { Attributes } from '../../xml/attributes.js';
import type { XmlHandlers } from '../../xml/scanner.js';

const COUNTED = {
  mergeCell: 'merges',
  col: 'widths',
  hyperlink: 'links',
  dataValidation: 'validations',
  cfRule: 'conditionalFormats',
  tablePart: 'tables',
} as const;

/** Counts what a worksheet's own part holds while it is read. */
export class SheetCensus implements XmlHandlers {
  readonly counts = {
    cells: 0,
    merges: 0,
    widths: 0,
    formulas: 0,
    links: 0,
    validations: 0,
    conditionalFormats: 0,
    tables: 0,
  };
  readonly styles = new Set<number>();

  constructor(private readonly limits: WorkbookLimits) {}

  open(name: string, attributes: Attributes, parent: string): void {
    if (name === 'c' && parent === 'row') this.#cell(attributes);
    else if (name === 'f' && parent === 'c') this.counts.formulas += 1;
    else if (name in COUNTED) this.counts[COUNTED[name as keyof typeof COUNTED]] += 1;
  }

  #cell(attributes: Attributes): void {
    this.counts.cells += 1;
    this.styles.add(Number(attributes.get('s') ?? 0));
    if (this.counts.cells > this.limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    const reference = attributes.get('r');
    const place = reference === undefined ? null : parseCellReference(reference);
    if (place && (place.row > this.limits.rows || place.column > this.limits.columns))
      throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
  }
}
