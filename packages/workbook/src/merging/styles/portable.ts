import type { Recolour } from '../recolour.js';
import { ownAttributes, type XmlElement } from '../xml-tree.js';

const COLOURS = new Set(['color', 'fgColor', 'bgColor']);

/**
 * A copy of a style sheet's element that can be placed in another style sheet: without prefixes, without
 * extensions and elements of other namespaces, and with colours converted by `recolour`.
 */
export function portable(element: XmlElement, recolour: Recolour | null): XmlElement {
  const attributes = ownAttributes(element);
  if (recolour && COLOURS.has(element.local)) recolour.cellColour(attributes);
  const children = element.children
    .filter(({ local, foreign }) => local !== 'extLst' && !foreign)
    // `scheme` would replace the typeface by that of the merged workbook's theme.
    .filter(({ local }) => !(recolour?.theme && element.local === 'font' && local === 'scheme'))
    .map((child) => portable(child, recolour));
  return { ...element, name: element.local, attributes, children };
}
