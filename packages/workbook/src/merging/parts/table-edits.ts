import type { Markup } from '../markup.js';
import { rewrittenOutsideCell, type RenamedSheet, type SourceContext } from '../source-context.js';
import type { OpenTag } from '../tag.js';
import type { Edit, XmlEdits } from '../xml-rewriter.js';

const DXF_ATTRIBUTES = [
  'headerRowDxfId',
  'dataDxfId',
  'totalsRowDxfId',
  'headerRowBorderDxfId',
  'tableBorderDxfId',
  'totalsRowBorderDxfId',
  'dxfId',
];
/** Attributes that connect a table to a query or an XML map; these are not copied, the cells are. */
const QUERY_ATTRIBUTES = ['tableType', 'connectionId', 'queryTableFieldId', 'uniqueName'];
const BUILT_IN_STYLE = /^TableStyle(?:Light|Medium|Dark)\d+$/;
const FORMULAS = new Set(['calculatedColumnFormula', 'totalsRowFormula']);

/** Rewrites a table: its id, name, formulas and formats are those of the merged workbook. */
export class TableEdits implements XmlEdits {
  #cells = '';

  constructor(
    private readonly context: SourceContext,
    private readonly sheet: RenamedSheet,
    private readonly table: { readonly id: number; readonly name: string },
  ) {}

  open(tag: OpenTag, parents: readonly string[]): Edit {
    const { styles, losses, recolour } = this.context;
    if (FORMULAS.has(tag.local)) return 'capture';
    if (tag.local === 'xmlColumnPr') return 'drop';
    if (parents.length === 0) {
      this.#cells = tag.get('ref') ?? '';
      tag.set('id', String(this.table.id));
      tag.set('name', this.table.name);
      tag.set('displayName', this.table.name);
      if (tag.get('tableType') && tag.get('tableType') !== 'worksheet')
        losses.add('query', this.sheet.name);
    }
    for (const name of QUERY_ATTRIBUTES) tag.delete(name);
    if (tag.mentions('xfId'))
      for (const name of DXF_ATTRIBUTES) {
        const index = tag.get(name);
        if (index !== undefined) tag.set(name, String(styles.differentialFormat(Number(index))));
      }
    if (tag.local === 'tableStyleInfo') {
      const name = tag.get('name');
      if (name) tag.set('name', styles.tableStyle(name));
      if (recolour?.theme && BUILT_IN_STYLE.test(name ?? ''))
        losses.add('theme-look', this.sheet.name);
    }
    return 'keep';
  }

  replace(tag: OpenTag, text: Markup): Markup {
    const formula = rewrittenOutsideCell(text, this.context, this.sheet, () =>
      this.context.losses.add('dead-table-formula', this.sheet.name, 1, this.#cells),
    );
    return tag.withContent(formula);
  }
}
