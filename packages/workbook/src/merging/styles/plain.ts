import type { Recolour } from '../recolour.js';
import { ownAttributes, type XmlElement } from '../xml-tree.js';

const COLOURS = new Set(['color', 'fgColor', 'bgColor']);

/**
 * An element of a style sheet as it is written under another root: without prefix of its own, without
 * what newer namespaces say beside it, its colours fit for the theme and palette there.
 */
export function plain(element: XmlElement, recolour: Recolour | null): XmlElement {
  const attributes = ownAttributes(element);
  if (recolour && COLOURS.has(element.local)) recolour.cellColour(attributes);
  const children = element.children
    .filter(({ local, foreign }) => local !== 'extLst' && !foreign)
    // A typeface named by another theme would change with it.
    .filter(({ local }) => !(recolour?.theme && element.local === 'font' && local === 'scheme'))
    .map((child) => plain(child, recolour));
  return { ...element, name: element.local, attributes, children };
}
