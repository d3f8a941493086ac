import { getOrInsert } from '@lqc/contracts';
import { fromMarkup, type Markup } from '../markup.js';
import type { Recolour } from '../recolour.js';
import { childOf, childrenOf, parseTree, writeTree, type XmlElement } from '../xml-tree.js';
import { portable } from './portable.js';

/** Excel's defaults, for a workbook without styles, or without an element at an index that it uses. */
export const DEFAULTS = parseTree(
  '<styleSheet><fonts><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
    '<fills><fill><patternFill patternType="none"/></fill></fills>' +
    '<borders><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
    '<cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
);

/** Size and name of the default font; column widths are measured in its digits. */
export function defaultFontOf(styles: XmlElement | null): string {
  const [font] = childrenOf(childOf(styles ?? DEFAULTS, 'fonts'), 'font');
  return ['sz', 'name'].map((name) => childOf(font, name)?.attributes.get('val') ?? '').join(' ');
}

/** The style sheet of a workbook, whose cells refer to its elements by index. */
export class StyleSheet {
  readonly #codes: ReadonlyMap<number, string>;
  readonly #lists = new Map<string, readonly XmlElement[]>();
  readonly #markups = new Map<XmlElement, Markup>();

  /** @param recolour the conversion of colours that the merge applies; null for none */
  constructor(
    readonly root: XmlElement | null,
    readonly recolour: Recolour | null,
  ) {
    this.#codes = new Map(
      childrenOf(childOf(root ?? undefined, 'numFmts'), 'numFmt').map(({ attributes }) => [
        Number(attributes.get('numFmtId')),
        fromMarkup(attributes.get('formatCode') ?? ''),
      ]),
    );
  }

  /** The code that the workbook itself gives a number format. */
  codeOf(id: number): string | undefined {
    return this.#codes.get(id);
  }

  find(list: string, name: string, index: number): XmlElement | undefined {
    const items = getOrInsert(this.#lists, list, () =>
      childrenOf(childOf(this.root ?? undefined, list), name),
    );
    return items[index];
  }

  /** The element at an index; when there is none, the one that Excel uses instead. */
  item(list: string, name: string, index: number): XmlElement {
    return (
      this.find(list, name, index) ??
      this.find(list, name, 0) ??
      childrenOf(childOf(DEFAULTS, list), name)[0]!
    );
  }

  /** The markup of such an element in another style sheet. */
  markup(list: string, name: string, index: number): Markup {
    const item = this.item(list, name, index);
    return getOrInsert(this.#markups, item, () => writeTree(portable(item, this.recolour)));
  }
}
