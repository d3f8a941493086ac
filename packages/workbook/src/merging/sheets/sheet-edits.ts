import type { Markup } from '../markup.js';
import { dangles } from '../parts/dangling.js';
import { editText } from '../shared-strings.js';
import { movedElsewhere, type RenamedSheet } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';
import { type CellContext, CellEdits } from './cell-edits.js';

const FORMULAS = new Set(['f', 'formula', 'formula1', 'formula2']);
const COLOURED = /color$|^(?:fgColor|bgColor)$/i;
/** Extensions that hold nothing but slicers and timelines. */
const SLICERS = new Set([
  '{A8765BA9-456A-4DAB-B4F3-ACF838C121DE}',
  '{3A4CF648-6AED-40f4-86FF-DC5316D8AED3}',
  '{7E03D99C-DC04-49d9-9315-930204A7B6E9}',
]);

/**
 * A worksheet or chart sheet on its way into the merged workbook: only what names something outside of
 * it changes, and what belongs to the one window of a workbook.
 */
export class SheetEdits implements XmlEdits {
  readonly #cells: CellEdits;
  #views = 0;
  #inCell = false;

  constructor(
    private readonly context: CellContext,
    private readonly sheet: RenamedSheet,
    private readonly dropped: ReadonlySet<string>,
    private readonly isFirst: boolean,
  ) {
    this.#cells = new CellEdits(context, sheet);
  }

  open(tag: OpenTag, parents: readonly string[]): Edit {
    const parent = parents[parents.length - 1];
    if (tag.local === 'c' && parent === 'row') return this.#cells.cell(tag);
    if (tag.local === 'v' && parent === 'c') return this.#cells.value();
    if (tag.local === 'row') this.#cells.format(tag, 's');
    else if (tag.local === 'col') this.#cells.format(tag, 'style');
    else if (FORMULAS.has(tag.local)) {
      // An extension has formulas of its own under the same name.
      this.#inCell = parent === 'c';
      return 'capture';
    } else return this.#other(tag, parent);
    return 'keep';
  }

  replace(tag: OpenTag, text: Markup): Markup {
    if (tag.local === 'v') return this.#cells.writtenValue(tag, text);
    if (this.#inCell) return this.#cells.writtenFormula(tag, text);
    return `${tag.opening()}${movedElsewhere(text, this.context, this.sheet)}</${tag.name}>`;
  }

  #other(tag: OpenTag, parent: string | undefined): Edit {
    const { recolour, styles } = this.context;
    if (dangles(tag, this.dropped)) {
      if (tag.local !== 'pageSetup' && tag.local !== 'hyperlink') return 'drop';
      for (const [name, value] of tag.attributes)
        if (name.endsWith(':id') && this.dropped.has(value)) tag.delete(name);
      // A link must lead somewhere, and its list must not be empty: it leads to its own cell.
      if (tag.local === 'hyperlink') tag.set('location', tag.get('ref') ?? 'A1');
    }
    if (recolour && COLOURED.test(tag.local)) recolour.cellColour(tag);
    if (tag.mentions('dxfId'))
      tag.set('dxfId', String(styles.difference(Number(tag.get('dxfId') ?? 0))));
    editText(tag, null, (index) => styles.font(index));
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
        // It ties the sheet to its macros, and must be unique.
        tag.delete('codeName');
        return 'keep';
      case 'conditionalFormatting':
        tag.delete('pivot');
        return 'keep';
      case 'hyperlink':
        this.#link(tag);
        return 'keep';
      case 'dataRef':
        return parent === 'dataRefs' ? this.#consolidated(tag) : 'keep';
      default:
        if (tag.mentions('macro=')) tag.delete('macro');
        return 'keep';
    }
  }

  /** One view for the one window; only the first sheet is chosen, or typing would fill them all. */
  #view(tag: OpenTag): Edit {
    this.#views += 1;
    if (this.#views > 1) {
      this.context.losses.add('custom-view', this.sheet.name);
      return 'drop';
    }
    if (tag.get('workbookViewId') !== '0') tag.set('workbookViewId', '0');
    if (this.isFirst) tag.set('tabSelected', '1');
    else tag.delete('tabSelected');
    return 'keep';
  }

  #link(tag: OpenTag): void {
    const location = tag.get('location');
    if (location && !tag.mentions(':id='))
      tag.set('location', this.context.moves.link(location, this.sheet.final));
  }

  #consolidated(tag: OpenTag): Edit {
    const sheet = tag.get('sheet');
    const final = sheet === undefined ? undefined : this.context.moves.sheet(sheet);
    if (final) tag.set('sheet', final);
    return final === null ? 'drop' : 'keep';
  }
}
