import { type Markup, fromMarkup } from './markup.js';
import { childOf, parseTree, writeTree, type XmlElement } from './xml-tree.js';

/** The theme of a workbook. */
export interface Theme {
  readonly markup: Markup;
  /** RRGGBB by the colour's name: `dk1`, `accent3`. */
  readonly colours: ReadonlyMap<string, string>;
  /** Typeface of headings. */
  readonly major: string;
  /** Typeface of text. */
  readonly minor: string;
  /** Equal for themes that differ in nothing but their names. */
  readonly look: string;
}

/** Names of the colours that cells refer to by index (ECMA-376 part 1, 18.8.3: light before dark). */
export const CELL_THEME_COLOURS = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;

/** The colours that Office uses for a workbook without a theme. */
const OFFICE_2007 = new Map([
  ['lt1', 'FFFFFF'],
  ['dk1', '000000'],
  ['lt2', 'EEECE1'],
  ['dk2', '1F497D'],
  ['accent1', '4F81BD'],
  ['accent2', 'C0504D'],
  ['accent3', '9BBB59'],
  ['accent4', '8064A2'],
  ['accent5', '4BACC6'],
  ['accent6', 'F79646'],
  ['hlink', '0000FF'],
  ['folHlink', '800080'],
]);

export const NO_THEME: Theme = {
  markup: '',
  colours: OFFICE_2007,
  major: 'Cambria',
  minor: 'Calibri',
  look: '',
};

/** Parses a theme part; @throws WorkbookError `WORKBOOK_DAMAGED` */
export function readTheme(markup: Markup): Theme {
  const elements = childOf(parseTree(markup), 'themeElements');
  const colours = new Map(OFFICE_2007);
  for (const colour of childOf(elements, 'clrScheme')?.children ?? []) {
    const [written] = colour.children;
    const rgb = written?.attributes.get('lastClr') ?? written?.attributes.get('val') ?? '';
    if (/^[0-9A-Fa-f]{6}$/.test(rgb)) colours.set(colour.local, rgb.toUpperCase());
  }
  const fonts = childOf(elements, 'fontScheme');
  return {
    markup,
    colours,
    major: typefaceOf(childOf(fonts, 'majorFont')) ?? NO_THEME.major,
    minor: typefaceOf(childOf(fonts, 'minorFont')) ?? NO_THEME.minor,
    look: elements ? elements.children.map((child) => lookOf(child)).join('') : '',
  };
}

function typefaceOf(font: XmlElement | undefined): string | undefined {
  const typeface = childOf(font, 'latin')?.attributes.get('typeface');
  return typeface ? fromMarkup(typeface) : undefined;
}

function lookOf(scheme: XmlElement): string {
  const attributes = new Map(scheme.attributes);
  attributes.delete('name');
  return writeTree({ ...scheme, attributes });
}
