import type { LossKind, Losses } from '../losses.js';
import type { OpenTag } from '../tag.js';

/** The loss to report for an element of a sheet whose formulas cannot be kept. */
const HOLDERS: ReadonlyMap<string, LossKind> = new Map([
  ['dataValidation', 'dead-validation'],
  ['cfRule', 'dead-rule'],
  ['sparkline', 'dead-sparkline'],
]);
/** Elements with the cells that a holder is for: in an attribute, or at their end in an element. */
const PLACED = new Set(['dataValidation', 'conditionalFormatting', 'sparkline']);

/**
 * Follows the validations, rules and sparklines of a sheet, and reports each whose formula became `#REF!`,
 * once, with its cells.
 */
export class FormulaHolders {
  #place = '';
  /** The kind of the holder that is open. */
  #open: LossKind | null = null;
  #hasLost = false;
  /** The holders that have lost a formula and are not reported yet, since their cells may still come. */
  #waiting: LossKind[] = [];

  constructor(
    private readonly losses: Losses,
    private readonly sheet: string,
  ) {}

  open(tag: OpenTag): void {
    if (PLACED.has(tag.local)) this.#place = tag.get('sqref') ?? '';
    if (!tag.empty) this.#open = HOLDERS.get(tag.local) ?? this.#open;
  }

  /** Call for a formula that became `#REF!`. */
  lose(): void {
    if (this.#open === null) this.losses.add('dead-reference', this.sheet);
    else this.#hasLost = true;
  }

  /** Reports a rule that is open, with its cells, for another reason. */
  tell(kind: LossKind): void {
    this.#waiting.push(kind);
  }

  /** Whether an element with cells would tell those of a holder to report. */
  get wantsPlace(): boolean {
    return this.#hasLost || this.#waiting.length > 0;
  }

  takePlace(cells: string): void {
    this.#place = cells;
  }

  close(local: string): void {
    if (HOLDERS.has(local)) {
      if (this.#open !== null && this.#hasLost) this.#waiting.push(this.#open);
      this.#open = null;
      this.#hasLost = false;
    }
    if (!PLACED.has(local)) return;
    for (const kind of this.#waiting) this.losses.add(kind, this.sheet, 1, this.#place);
    this.#waiting = [];
  }
}
