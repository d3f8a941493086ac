import { WorkbookError } from '../workbook-error.js';
import type { Markup } from './markup.js';
import { OpenTag } from './tag.js';
import { Tokens } from './tokens.js';

/** An element of a part small enough to be held whole; names and texts as written. */
export interface XmlElement {
  readonly name: string;
  readonly local: string;
  readonly attributes: Map<string, Markup>;
  readonly children: XmlElement[];
  text: Markup;
}

// Over real workbooks styles and names stay below 200,000 elements.
const MOST_ELEMENTS = 2_000_000;

/** The root element of a part; mixed content, which styles and names never have, is not kept. */
export function parseTree(markup: Markup): XmlElement {
  const top: XmlElement = element(new OpenTag('<>'));
  const open = [top];
  let count = 0;
  for (const token of new Tokens().take(markup)) {
    const parent = open[open.length - 1]!;
    if (token.kind === 'text') parent.text += token.markup;
    else if (token.kind === 'close') open.pop();
    else if (token.kind === 'open') {
      count += 1;
      if (count > MOST_ELEMENTS) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
      const tag = new OpenTag(token.markup);
      const child = element(tag);
      parent.children.push(child);
      if (!tag.empty) open.push(child);
    }
    if (open.length === 0) throw new WorkbookError('WORKBOOK_DAMAGED');
  }
  const [root] = top.children;
  if (!root) throw new WorkbookError('WORKBOOK_DAMAGED');
  return root;
}

function element(tag: OpenTag): XmlElement {
  const { name, local } = tag;
  return { name, local, attributes: new Map(tag.attributes), children: [], text: '' };
}

/** The first child of this name. */
export function childOf(parent: XmlElement | undefined, local: string): XmlElement | undefined {
  return parent?.children.find((child) => child.local === local);
}

/** The children of this name. */
export function childrenOf(parent: XmlElement | undefined, local: string): XmlElement[] {
  return parent?.children.filter((child) => child.local === local) ?? [];
}

/** An attribute's markup by its name as written. */
export function attributeOf(of: XmlElement, name: string): Markup | undefined {
  return of.attributes.get(name);
}

/**
 * One way to write an element, without the prefix that its part gives the main namespace; what is
 * written alike means the same.
 */
export function writeTree(of: XmlElement, mainPrefix = ''): Markup {
  const name =
    mainPrefix !== '' && of.name.startsWith(`${mainPrefix}:`)
      ? of.name.slice(mainPrefix.length + 1)
      : of.name;
  let markup = `<${name}`;
  for (const [key, value] of of.attributes)
    markup += ` ${key}="${value.replaceAll('"', '&quot;')}"`;
  const inner =
    of.children.length > 0
      ? of.children.map((child) => writeTree(child, mainPrefix)).join('')
      : of.text;
  return inner === '' ? `${markup}/>` : `${markup}>${inner}</${name}>`;
}

/** The prefix under which a part writes its own elements; '' for none. */
export function prefixOf(root: XmlElement): string {
  const colon = root.name.indexOf(':');
  return colon === -1 ? '' : root.name.slice(0, colon);
}
