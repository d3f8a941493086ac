import { StyleKeys } from './certificate/style-keys.js';
import { FormulaMoves } from './formulas/formula-moves.js';
import { WORKBOOK_PARTS_LEFT_BEHIND } from './left-behind.js';
import type { Losses } from './losses.js';
import { fromMarkup } from './markup.js';
import type { MergedWorkbook } from './merged-workbook.js';
import { Recolour } from './recolour.js';
import { SourceRichValues } from './rich/source-rich-values.js';
import { readTexts } from './shared-strings.js';
import type { CellContext } from './sheets/cell-edits.js';
import type { SourcePackage } from './source-package.js';
import type { SourceSheet, SourceWorkbook } from './source-workbook.js';
import { knowsCheckboxes } from './styles/checkboxes.js';
import { type Palette, readPalette } from './styles/palette.js';
import { defaultFontOf, SourceStyles } from './styles/source-styles.js';
import { NO_THEME, type Theme } from './theme.js';
import { parseTree, type XmlElement } from './xml-tree.js';

/** Days between the calendars that begin in 1900 and in 1904. */
const CALENDARS_APART = 1462;

/** What every part of a source is rewritten with; its names and tables are taken here. */
export async function contextOf(
  source: SourcePackage,
  workbook: SourceWorkbook,
  merged: MergedWorkbook,
  finals: ReadonlyMap<SourceSheet, string>,
  losses: Losses,
): Promise<CellContext & { readonly keys: StyleKeys }> {
  const partOf = (type: string) =>
    workbook.links.find((link) => link.type === type && !link.external && source.has(link.target))
      ?.target;
  for (const { type } of workbook.links) {
    const behind = WORKBOOK_PARTS_LEFT_BEHIND[type];
    if (behind) losses.add(behind);
  }
  if (workbook.isProtected) losses.add('workbook-protection');

  const [themePart, stylesPart, textsPart, peoplePart, bagPart] = [
    'theme',
    'styles',
    'sharedStrings',
    'person',
    'FeaturePropertyBag',
  ].map(partOf);
  const theme = themePart ? await merged.themes.read(source, themePart) : NO_THEME;
  const stylesRoot = stylesPart ? await merged.styleSheets.read(source, stylesPart) : null;
  const palette = readPalette(stylesRoot);
  const recolour = recolourFor(merged, theme, palette, stylesRoot, workbook.uses1904);
  const bag = bagPart !== undefined && knowsCheckboxes(await source.markup(bagPart));
  const { styles, keys } = stylesOf(merged, stylesRoot, recolour, bag);
  if (defaultFontOf(stylesRoot) !== merged.base!.font) losses.add('default-font');
  if (peoplePart) merged.people.add(await source.markup(peoplePart));

  const moves = new FormulaMoves(
    workbook.sheets.map((sheet) => [sheet.name, finals.get(sheet) ?? null]),
  );
  const tables = await tablesOf(source, finals, merged, moves);
  const sheets = [...finals].map(([{ position }, final], at) => ({
    position,
    final,
    index: merged.sheets.length + at,
  }));
  merged.names.add(workbook.names, sheets, moves, losses);
  const isSet = (name: string) => /^(?:1|true)$/.test(workbook.calculation.get(name) ?? '');
  merged.computesOnLoad ||= isSet('fullCalcOnLoad');
  merged.iterates ||= isSet('iterate');
  const staged = merged.stage();
  const rich = await SourceRichValues.read(source, workbook, staged, merged.richValues);
  return {
    source,
    staged,
    moves,
    styles,
    recolour,
    losses,
    tables,
    keys,
    texts: textsPart
      ? readTexts(await source.markup(textsPart), recolour, (index) => styles.font(index))
      : [],
    text: (inner) => merged.texts.add(inner),
    shiftedDays: (Number(workbook.uses1904) - Number(merged.base!.uses1904)) * CALENDARS_APART,
    metadata: (kind, index) => rich.indexOf(kind, index),
  };
}

/** The first source gives the merged workbook its theme, palette and calendar. */
function recolourFor(
  merged: MergedWorkbook,
  theme: Theme,
  palette: Palette,
  stylesRoot: XmlElement | null,
  uses1904: boolean,
): Recolour | null {
  if (!merged.base) {
    merged.base = { theme, palette: palette.markup, uses1904, font: defaultFontOf(stylesRoot) };
    merged.styles.palette = palette.markup;
    return null;
  }
  const otherTheme = theme.look !== merged.base.theme.look;
  const otherPalette = palette.markup !== merged.base.palette;
  return otherTheme || otherPalette
    ? new Recolour(otherTheme ? theme : null, otherPalette ? palette.colours : null)
    : null;
}

async function tablesOf(
  source: SourcePackage,
  finals: ReadonlyMap<SourceSheet, string>,
  merged: MergedWorkbook,
  moves: FormulaMoves,
): Promise<Map<string, { id: number; name: string }>> {
  const tables = new Map<string, { id: number; name: string }>();
  for (const { part } of finals.keys())
    for (const { type, target } of await source.links(part)) {
      if (type !== 'table' || !source.has(target)) continue;
      const { attributes } = parseTree(await source.markup(target));
      const wanted = fromMarkup(attributes.get('displayName') ?? attributes.get('name') ?? 'Table');
      const name = merged.names.table(wanted);
      if (name !== wanted) moves.words.set(wanted.toLowerCase(), name);
      merged.lastTable += 1;
      tables.set(target.toLowerCase(), { id: merged.lastTable, name });
    }
  return tables;
}

/** A source of the same template has the same formats, which then need not be brought in again. */
function stylesOf(
  merged: MergedWorkbook,
  root: XmlElement | null,
  recolour: Recolour | null,
  knowsBoxes: boolean,
): { readonly styles: SourceStyles; readonly keys: StyleKeys } {
  const isPlain = recolour === null && !knowsBoxes;
  const last = merged.lastStyles;
  if (isPlain && last?.root === root && root !== null) return last;
  const styles = new SourceStyles(root, merged.styles, recolour, knowsBoxes);
  const keys = new StyleKeys(root, recolour);
  merged.lastStyles = isPlain ? { root, styles, keys } : null;
  return { styles, keys };
}
