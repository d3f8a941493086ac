import { fromMarkup, type Markup } from '../markup.js';
import { SHEET_ELEMENTS_LEFT_BEHIND } from '../left-behind.js';
import type { CarriedRelationships } from '../parts/part-carrier.js';
import { usesDropped } from '../parts/dropped-relationships.js';
import { editRichText } from '../shared-strings.js';
import { rewrittenOutsideCell, type RenamedSheet } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';
import { type CellContext, CellEdits } from './cell-edits.js';
import { FormulaHolders } from './formula-holders.js';
import { withEnds } from './whole-range.js';

const VALIDATION_FORMULAS = new Set(['formula1', 'formula2']);
const FORMULAS = new Set(['f', 'formula', ...VALIDATION_FORMULAS]);
const COLOURED = /color$|^(?:fgColor|bgColor)$/i;
/** URIs of extensions that contain only slicers or timelines. */
const SLICERS = new Set([
  '{A8765BA9-456A-4DAB-B4F3-ACF838C121DE}',
  '{3A4CF648-6AED-40f4-86FF-DC5316D8AED3}',
  '{7E03D99C-DC04-49d9-9315-930204A7B6E9}',
]);

/**
 * Rewrites a worksheet or chart sheet for the merged workbook. Only references to something outside the
 * sheet change, and the view settings that a workbook has once for its window.
 */
export class SheetEdits implements XmlEdits {
  readonly #cells: CellEdits;
  readonly #holders: FormulaHolders;
  readonly #dropped: ReadonlySet<string>;
  readonly #hasActiveX: boolean;
  #views = 0;
  #inCell = false;
  /** What the open validation or rule compares with its formulas; undefined once that is told. */
  #compares: string | undefined;

  constructor(
    private readonly context: CellContext,
    private readonly sheet: RenamedSheet,
    { dropped, droppedTypes }: CarriedRelationships,
    private readonly isShownFirst: boolean,
  ) {
    this.#cells = new CellEdits(context, sheet);
    this.#holders = new FormulaHolders(context.losses, sheet.name);
    this.#dropped = dropped;
    this.#hasActiveX = droppedTypes.has('control');
  }

  open(tag: OpenTag, parents: readonly string[]): Edit {
    const parent = parents[parents.length - 1];
    if (tag.local === 'c' && parent === 'row') return this.#cells.cell(tag);
    if (tag.local === 'v' && parent === 'c') return this.#cells.value();
    if (tag.local === 'row') this.#cells.row(tag);
    else if (tag.local === 'col') this.#cells.format(tag, 'style');
    // In an extension, a validation's formula is an element `f` within the element of this name.
    else if (VALIDATION_FORMULAS.has(tag.local) && parents.includes('ext')) return 'keep';
    else if (FORMULAS.has(tag.local)) {
      // Extensions have formulas in elements of the same name.
      this.#inCell = parent === 'c';
      return 'capture';
    } else if (tag.local === 'sqref' && this.#holders.wantsPlace) return 'capture';
    else return this.#other(tag, parent);
    return 'keep';
  }

  replace(tag: OpenTag, text: Markup): Markup {
    if (tag.local === 'v') return this.#cells.writtenValue(tag, text);
    if (tag.local === 'sqref') {
      this.#holders.takePlace(fromMarkup(text));
      return tag.withContent(text);
    }
    if (this.#inCell) return this.#cells.writtenFormula(tag, text);
    const formula = rewrittenOutsideCell(text, this.context, this.sheet, () =>
      this.#holders.lose(),
    );
    return tag.withContent(this.#inCalendar(formula));
  }

  /**
   * A number that dates are compared with, in the merged workbook's calendar. Whether a conditional format
   * compares dates is not known, so its numbers stay, and that is told.
   */
  #inCalendar(formula: Markup): Markup {
    if (this.context.dayShift === 0) return formula;
    if (this.#compares === 'date') return this.#cells.shiftedDay(formula);
    if (this.#compares !== 'cellIs' || !Number.isFinite(Number(formula))) return formula;
    this.#holders.tell('calendar-rule');
    this.#compares = undefined;
    return formula;
  }

  atEnd(local: string): Markup {
    if (local === 'c') return this.#cells.end();
    this.#holders.close(local);
    return '';
  }

  #other(tag: OpenTag, parent: string | undefined): Edit {
    const { losses, recolour, styles } = this.context;
    this.#holders.open(tag);
    const loss = SHEET_ELEMENTS_LEFT_BEHIND.get(tag.local);
    if (loss) losses.add(loss, this.sheet.name);
    // A list of controls must not become empty, so with an ActiveX control all go.
    if (loss !== undefined || (tag.local === 'controls' && this.#hasActiveX)) return 'drop';
    if (usesDropped(tag, this.#dropped)) {
      if (tag.local !== 'pageSetup' && tag.local !== 'hyperlink') return 'drop';
      for (const [name, value] of tag.attributes)
        if (name.endsWith(':id') && this.#dropped.has(value)) tag.delete(name);
      // A hyperlink needs a target, and the list of hyperlinks must not become empty: so it leads to its
      // own cell.
      if (tag.local === 'hyperlink') tag.set('location', tag.get('ref') ?? 'A1');
    }
    if (recolour && COLOURED.test(tag.local)) recolour.cellColour(tag);
    if (tag.mentions('dxfId'))
      tag.set('dxfId', String(styles.differentialFormat(Number(tag.get('dxfId') ?? 0))));
    editRichText(tag, null, (index) => styles.font(index));
    switch (tag.local) {
      case 'sheetView':
        return this.#view(tag);
      case 'customSheetViews':
        this.context.losses.add('custom-view', this.sheet.name);
        return 'drop';
      case 'pivotSelection':
        return 'drop';
      case 'ext':
        return SLICERS.has(tag.get('uri') ?? '') ? 'drop' : 'keep';
      case 'sheetPr':
        // `codeName` connects the sheet to macros, which are not copied, and would have to be unique.
        tag.delete('codeName');
        return 'keep';
      case 'conditionalFormatting':
        tag.delete('pivot');
        return 'keep';
      case 'dataValidation':
      case 'cfRule':
        this.#compares = tag.get('type');
        return 'keep';
      case 'mergeCell':
        this.#mergedCells(tag);
        return 'keep';
      case 'hyperlink':
        this.#link(tag);
        return 'keep';
      case 'dataRef':
        return parent === 'dataRefs' ? this.#consolidationSource(tag) : 'keep';
      default:
        if (tag.mentions('macro=')) tag.delete('macro');
        return 'keep';
    }
  }

  /**
   * Keeps one view for the workbook's one window. Only the first sheet stays selected: with several
   * selected sheets, Excel would enter what is typed into all of them.
   */
  #view(tag: OpenTag): Edit {
    this.#views += 1;
    if (this.#views > 1) {
      this.context.losses.add('custom-view', this.sheet.name);
      return 'drop';
    }
    if (tag.get('workbookViewId') !== '0') tag.set('workbookViewId', '0');
    if (this.isShownFirst) tag.set('tabSelected', '1');
    else tag.delete('tabSelected');
    return 'keep';
  }

  #link(tag: OpenTag): void {
    const location = tag.get('location');
    if (location && !tag.mentions(':id='))
      tag.set('location', this.context.formulas.rewriteLocation(location, this.sheet.finalName));
  }

  #mergedCells(tag: OpenTag): void {
    const range = tag.get('ref') ?? '';
    const ends = withEnds(range);
    if (ends !== range) tag.set('ref', ends);
  }

  #consolidationSource(tag: OpenTag): Edit {
    const sheet = tag.get('sheet');
    const finalName = sheet === undefined ? undefined : this.context.formulas.finalSheetName(sheet);
    if (finalName) tag.set('sheet', finalName);
    return finalName === null ? 'drop' : 'keep';
  }
}
