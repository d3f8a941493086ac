import { isTrue } from '../xlsx/workbook-part.js';
import { StyleKeys } from './certificate/style-keys.js';
import { FormulaRewriter } from './formulas/formula-rewriter.js';
import { WORKBOOK_PARTS_LEFT_BEHIND } from './left-behind.js';
import type { Losses } from './losses.js';
import { fromMarkup } from './markup.js';
import type { MergedWorkbook } from './merged-workbook.js';
import { Recolour } from './recolour.js';
import { SourceRichValues } from './rich/source-rich-values.js';
import { readSharedStrings } from './shared-strings.js';
import type { CellContext } from './sheets/cell-edits.js';
import type { SourcePackage } from './source-package.js';
import type { SourceSheet, SourceWorkbook } from './source-workbook.js';
import { describesOnlyCheckboxes } from './styles/checkboxes.js';
import { type Palette, readPalette } from './styles/palette.js';
import { SourceStyles } from './styles/source-styles.js';
import { defaultFontOf, StyleSheet } from './styles/style-sheet.js';
import { NO_THEME, type Theme } from './theme.js';
import { parseTree, type XmlElement } from './xml-tree.js';

/** Days between the calendars that count from 1900 and from 1904. */
const CALENDARS_APART = 1462;

/**
 * Reads what a source's sheets share, adds its defined names, tables and authors to the merged workbook,
 * and returns what the source's parts are rewritten with.
 */
export async function prepareSource(
  source: SourcePackage,
  workbook: SourceWorkbook,
  merged: MergedWorkbook,
  finalNames: ReadonlyMap<SourceSheet, string>,
  losses: Losses,
): Promise<CellContext & { readonly keys: StyleKeys }> {
  for (const { type } of [...(await source.relationships('')), ...workbook.relationships]) {
    const loss = WORKBOOK_PARTS_LEFT_BEHIND[type];
    if (loss) losses.add(loss);
  }
  if (workbook.isProtected) losses.add('workbook-protection');

  const [themePart, stylesPart, sharedStringsPart, peoplePart, bagPart] = [
    'theme',
    'styles',
    'sharedStrings',
    'person',
    'FeaturePropertyBag',
  ].map(workbook.partOf);
  const theme = themePart ? await merged.themes.read(source, themePart) : NO_THEME;
  const stylesRoot = stylesPart ? await merged.styleSheets.read(source, stylesPart) : null;
  const palette = readPalette(stylesRoot);
  const recolour = recolourFor(merged, theme, palette, stylesRoot, workbook.uses1904);
  const hasCheckboxes =
    bagPart !== undefined && describesOnlyCheckboxes(await source.markup(bagPart));
  const { styles, keys } = stylesOf(merged, stylesRoot, recolour, hasCheckboxes);
  if (defaultFontOf(stylesRoot) !== merged.base!.font) losses.add('default-font');
  if (peoplePart) merged.people.add(await source.markup(peoplePart));

  const formulas = new FormulaRewriter(
    workbook.sheets.map((sheet) => [sheet.name, finalNames.get(sheet) ?? null]),
  );
  const tables = await tablesOf(source, workbook, finalNames, merged, formulas);
  const sheets = [...finalNames].map(([{ position }, finalName], at) => ({
    position,
    finalName,
    index: merged.sheets.length + at,
  }));
  merged.names.add(workbook.names, sheets, formulas, losses);
  merged.computesOnLoad ||= isTrue(workbook.calculation.get('fullCalcOnLoad'));
  merged.iterates ||= isTrue(workbook.calculation.get('iterate'));
  if (calculatesOtherwise(workbook)) losses.add('calculation');
  const staged = merged.stage();
  const rich = await SourceRichValues.read(source, workbook, staged, merged.richValues);
  return {
    source,
    staged,
    formulas,
    styles,
    recolour,
    losses,
    tables,
    keys,
    sharedStrings: sharedStringsPart
      ? readSharedStrings(await source.markup(sharedStringsPart), recolour, (index) =>
          styles.font(index),
        )
      : [],
    addSharedString: (inner) => merged.sharedStrings.add(inner),
    uses1904: merged.base!.uses1904,
    dayShift: (Number(workbook.uses1904) - Number(merged.base!.uses1904)) * CALENDARS_APART,
    metadataIndex: (kind, index) => rich.indexOf(kind, index),
  };
}

/** True for a workbook that is calculated only when asked, or with the digits that its cells show. */
function calculatesOtherwise({ calculation }: SourceWorkbook): boolean {
  const precision = calculation.get('fullPrecision');
  return (
    calculation.get('calcMode') === 'manual' || (precision !== undefined && !isTrue(precision))
  );
}

/**
 * The conversion of a source's colours to the theme and palette of the merged workbook, which are those of
 * the first source; null when both are equal.
 */
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

/**
 * Gives each table of the source an id and a name that are unique in the merged workbook. The name of one on a
 * sheet that is left behind is lost: it must not come to mean another company's table.
 */
async function tablesOf(
  source: SourcePackage,
  { sheets }: SourceWorkbook,
  finalNames: ReadonlyMap<SourceSheet, string>,
  merged: MergedWorkbook,
  formulas: FormulaRewriter,
): Promise<Map<string, { id: number; name: string }>> {
  const tables = new Map<string, { id: number; name: string }>();
  for (const sheet of sheets)
    try {
      for (const { type, target } of await source.relationships(sheet.part)) {
        if (type !== 'table' || !source.has(target)) continue;
        const { attributes } = parseTree(await source.markup(target));
        const wanted = fromMarkup(
          attributes.get('displayName') ?? attributes.get('name') ?? 'Table',
        );
        const name = finalNames.has(sheet) ? merged.names.takeTableName(wanted) : null;
        if (name !== wanted) formulas.replacedWords.set(wanted.toLowerCase(), name);
        if (name === null) continue;
        merged.lastTableId += 1;
        tables.set(target.toLowerCase(), { id: merged.lastTableId, name });
      }
    } catch (error) {
      // A sheet that is left behind need not be readable.
      if (finalNames.has(sheet)) throw error;
    }
  return tables;
}

/** The styles of a source; those of the source before are reused when both have the same style sheet. */
function stylesOf(
  merged: MergedWorkbook,
  root: XmlElement | null,
  recolour: Recolour | null,
  hasCheckboxes: boolean,
): { readonly styles: SourceStyles; readonly keys: StyleKeys } {
  const isPlain = recolour === null && !hasCheckboxes;
  const last = merged.lastStyles;
  if (isPlain && last?.root === root && root !== null) return last;
  const sheet = new StyleSheet(root, recolour);
  const styles = new SourceStyles(sheet, merged.styles, hasCheckboxes);
  const keys = new StyleKeys(sheet);
  merged.lastStyles = isPlain ? { root, styles, keys } : null;
  return { styles, keys };
}
