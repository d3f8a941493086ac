import { WorkbookError } from '../workbook-error.js';
import { attributesMarkup, type Markup } from './markup.js';
import { ElementResolver } from '../xml/element-resolver.js';
import { OpenTag } from './tag.js';
import { escapedText, tokensOf } from './tokens.js';

/** An element of a part that is small enough to be kept in memory; names and texts are as written. */
export interface XmlElement {
  readonly name: string;
  readonly local: string;
  /** True when the element is in another namespace than the part's root. */
  readonly foreign: boolean;
  readonly attributes: Map<string, Markup>;
  readonly children: XmlElement[];
  text: Markup;
}

// In real workbooks the parts that are read this way stay below 200,000 elements.
const MAX_ELEMENTS = 2_000_000;

/**
 * Parses a part into a tree, with the branch of each `mc:AlternateContent` that Excel would choose. For an
 * element with text and children, the order of both is not kept, as styles and names have no such content.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`, `WORKBOOK_TOO_LARGE_INFLATED`
 */
export function parseTree(markup: Markup): XmlElement {
  const top: XmlElement = element(new OpenTag('<>'), false);
  const open = [top];
  const resolver = new ElementResolver();
  let count = 0;
  for (const token of tokensOf(markup)) {
    const parent = open[open.length - 1]!;
    if (token.kind === 'text') parent.text += resolver.isSkipping ? '' : escapedText(token.markup);
    else if (token.kind === 'close') {
      open.pop();
      resolver.close();
    } else if (token.kind === 'open') {
      count += 1;
      if (count > MAX_ELEMENTS) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
      const tag = new OpenTag(token.markup);
      const role = resolver.open(tag.name, tag, parent.local);
      const child = role === 'skipped' ? parent : element(tag, role === 'foreign');
      if (child !== parent) parent.children.push(child);
      if (tag.empty) resolver.close();
      else open.push(child);
    }
    if (open.length === 0) throw new WorkbookError('WORKBOOK_DAMAGED');
  }
  const [root] = top.children;
  if (!root) throw new WorkbookError('WORKBOOK_DAMAGED');
  return root;
}

function element(tag: OpenTag, foreign: boolean): XmlElement {
  const { name, local } = tag;
  return { name, local, foreign, attributes: new Map(tag.attributes), children: [], text: '' };
}

/** The attributes of an element without prefixed ones and declarations, for use in another part. */
export function ownAttributes(of: XmlElement): Map<string, Markup> {
  return new Map([...of.attributes].filter(([name]) => !name.includes(':') && name !== 'xmlns'));
}

/** The first child with this name in the part's own namespace. */
export function childOf(parent: XmlElement | undefined, local: string): XmlElement | undefined {
  return parent?.children.find((child) => child.local === local && !child.foreign);
}

/** The children with this name in the part's own namespace. */
export function childrenOf(parent: XmlElement | undefined, local: string): XmlElement[] {
  return parent?.children.filter((child) => child.local === local && !child.foreign) ?? [];
}

/** The content of an element's first extension. */
export function extensionOf(of: XmlElement | undefined): XmlElement | undefined {
  return childOf(childOf(of, 'extLst'), 'ext')?.children[0];
}

/** The markup of an element and its content; elements with the same markup are equal. */
export function writeTree(of: XmlElement): Markup {
  const markup = `<${of.name}${attributesMarkup(of.attributes)}`;
  const inner = of.children.length > 0 ? of.children.map(writeTree).join('') : of.text;
  return inner === '' ? `${markup}/>` : `${markup}>${inner}</${of.name}>`;
}
