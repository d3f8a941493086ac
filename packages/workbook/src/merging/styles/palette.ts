import { getOrInsert } from '@lqc/contracts';
import { type Markup } from '../markup.js';
import { childOf, childrenOf, writeTree, type XmlElement } from '../xml-tree.js';
import { portable } from './portable.js';

/** Excel's standard palette (ECMA-376 part 1, 18.8.27); its first eight colours are there twice. */
const EXCEL_PALETTE = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF ' +
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF ' +
  '800000 008000 000080 808000 800080 008080 C0C0C0 808080 ' +
  '9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF ' +
  '000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF ' +
  '00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 ' +
  '3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 ' +
  '003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ');

export interface Palette {
  /** RRGGBB by index. */
  readonly colours: readonly string[];
  /** As in the style sheet; '' for the standard palette. */
  readonly markup: Markup;
}

/** The palette that the `indexed` colours of a workbook refer to. */
export function readPalette(styles: XmlElement | null): Palette {
  const own = childOf(childOf(styles ?? undefined, 'colors'), 'indexedColors');
  if (!own) return { colours: EXCEL_PALETTE, markup: '' };
  return getOrInsert(palettes, own, () => paletteOf(own));
}

/** Palettes read before: contact notes of one template share the parsed style sheet. */
const palettes = new WeakMap<XmlElement, Palette>();

function paletteOf(own: XmlElement): Palette {
  const written = childrenOf(own, 'rgbColor').map(({ attributes }) => attributes.get('rgb') ?? '');
  return {
    colours: EXCEL_PALETTE.map(
      (standard, index) => written[index]?.slice(-6).toUpperCase() || standard,
    ),
    markup: writeTree(portable(own, null)),
  };
}
