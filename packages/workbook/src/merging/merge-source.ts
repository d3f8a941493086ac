import { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import type { Counts } from './certificate/counts.js';
import { countSheet } from './certificate/count-sheet.js';
import { SheetCensus } from './certificate/sheet-census.js';
import { StyleKeys } from './certificate/style-keys.js';
import { FormulaMoves } from './formulas/formula-moves.js';
import type { Losses } from './losses.js';
import { fromMarkup } from './markup.js';
import { MergeError } from './merge-error.js';
import type { MergedSheet, MergedWorkbook } from './merged-workbook.js';
import { PROLOG } from './namespaces.js';
import { PartCarrier } from './parts/part-carrier.js';
import { Recolour } from './recolour.js';
import { SourceRichValues } from './rich/source-rich-values.js';
import { readTexts } from './shared-strings.js';
import type { CellContext } from './sheets/cell-edits.js';
import { SheetEdits } from './sheets/sheet-edits.js';
import type { SourcePackage } from './source-package.js';
import { readSourceWorkbook, type SourceSheet, type SourceWorkbook } from './source-workbook.js';
import { knowsCheckboxes } from './styles/checkboxes.js';
import { type Palette, readPalette } from './styles/palette.js';
import { SourceStyles } from './styles/source-styles.js';
import { NO_THEME, readTheme, type Theme } from './theme.js';
import { parseTree, type XmlElement } from './xml-tree.js';
import { XmlRewriter } from './xml-rewriter.js';
import { PartDeflater } from './zip-writer.js';

export interface SourceChoice {
  readonly sheetsWanted?: readonly string[] | undefined;
  readonly carriesHidden: boolean;
  /** The name that a sheet shall get, before it is made to fit. */
  readonly nameFor: (sheet: SourceSheet) => Promise<string>;
  readonly limits: WorkbookLimits;
}

/** A sheet that came along. */
export interface CarriedSheet {
  readonly name: string;
  readonly final: string;
  readonly counts: Counts;
}

/** Days between the calendars that begin in 1900 and in 1904. */
const CALENDARS_APART = 1462;

/**
 * Brings one source's sheets into the merged workbook. Nothing is written before all of it is known to
 * be good; whoever calls takes back what it added otherwise.
 */
export async function mergeSource(
  source: SourcePackage,
  merged: MergedWorkbook,
  choice: SourceChoice,
  losses: Losses,
): Promise<readonly CarriedSheet[]> {
  const workbook = await readSourceWorkbook(source);
  const sheets = chosen(workbook, choice, losses);
  if (sheets.length === 0) throw new MergeError('MERGE_NO_VISIBLE_SHEET');
  const finals = new Map<SourceSheet, string>();
  for (const sheet of sheets) finals.set(sheet, merged.sheetNames.take(await choice.nameFor(sheet)));

  const context = await contextOf(source, workbook, merged, finals, losses);
  const carrier = new PartCarrier(context);
  const keys = new StyleKeys(context.stylesRoot);
  const written: MergedSheet[] = [];
  const carried: CarriedSheet[] = [];
  let cells = 0;
  for (const sheet of sheets) {
    const final = finals.get(sheet)!;
    const place = { name: sheet.name, final };
    if (!source.has(sheet.part)) throw new WorkbookError('WORKBOOK_DAMAGED');
    const next = merged.places.next(sheet.kind, sheet.part, undefined);
    const links = await carrier.links(sheet.part, place);
    carrier.stageLinks(next.path, links);
    const isFirst = merged.sheets.length + written.length === 0;
    const rewriter = new XmlRewriter(new SheetEdits(context, place, links.dropped, isFirst));
    const census = new SheetCensus(choice.limits);
    const deflater = new PartDeflater(next.path);
    await deflater.write(Buffer.from(PROLOG, 'latin1'));
    for await (const piece of source.pieces(sheet.part, census))
      await deflater.write(Buffer.from(rewriter.write(piece), 'latin1'));
    context.staged.addDeflated(await deflater.end(), next.contentType);
    cells += census.counts.cells;
    if (cells > choice.limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    carried.push({ ...place, counts: await countSheet(source, sheet.part, census, keys) });
    written.push({ path: next.path, address: sheet.address, name: final, state: sheet.state === 'visible' ? undefined : sheet.state });
  }
  await merged.take(context.staged, written);
  return carried;
}

function chosen(workbook: SourceWorkbook, choice: SourceChoice, losses: Losses): SourceSheet[] {
  const { sheetsWanted, carriesHidden } = choice;
  return workbook.sheets.filter((sheet) => {
    if (sheet.kind === 'other') losses.add('other-sheet', sheet.name);
    else if (sheetsWanted && !sheetsWanted.includes(sheet.name)) losses.add('unwanted-sheet', sheet.name);
    else if (sheet.hidden && !carriesHidden && !sheetsWanted) losses.add('hidden-sheet', sheet.name);
    else return true;
    return false;
  });
}

async function contextOf(
  source: SourcePackage,
  workbook: SourceWorkbook,
  merged: MergedWorkbook,
  finals: ReadonlyMap<SourceSheet, string>,
  losses: Losses,
): Promise<CellContext & { readonly stylesRoot: XmlElement | null }> {
  const partOf = (type: string) =>
    workbook.links.find((link) => link.type === type && !link.external && source.has(link.target))?.target;
  if (partOf('vbaProject')) losses.add('macros');
  if (workbook.isProtected) losses.add('workbook-protection');

  const [themePart, stylesPart, textsPart, peoplePart, bagPart] = [
    'theme',
    'styles',
    'sharedStrings',
    'person',
    'FeaturePropertyBag',
  ].map(partOf);
  const theme = themePart ? readTheme(await source.markup(themePart)) : NO_THEME;
  const stylesRoot = stylesPart ? parseTree(await source.markup(stylesPart)) : null;
  const palette = readPalette(stylesRoot);
  const recolour = recolourFor(merged, theme, palette, workbook.uses1904);
  const styles = new SourceStyles(
    stylesRoot,
    merged.styles,
    recolour,
    bagPart !== undefined && knowsCheckboxes(await source.markup(bagPart)),
  );
  if (peoplePart) merged.people.add(await source.markup(peoplePart));

  const moves = new FormulaMoves(workbook.sheets.map((sheet) => [sheet.name, finals.get(sheet) ?? null]));
  const tables = await tablesOf(source, finals, merged, moves);
  const places = [...finals].map(([{ position }, final], at) => ({
    position,
    final,
    index: merged.sheets.length + at,
  }));
  merged.names.add(workbook.names, places, moves, losses);
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
    stylesRoot,
    texts: textsPart ? readTexts(await source.markup(textsPart), recolour, (index) => styles.font(index)) : [],
    text: (inner) => merged.texts.place(inner),
    shiftedDays: (Number(workbook.uses1904) - Number(merged.base!.uses1904)) * CALENDARS_APART,
    metadata: (kind, index) => rich.place(kind, index),
  };
}

/** The first source gives the merged workbook its theme, palette and calendar. */
function recolourFor(
  merged: MergedWorkbook,
  theme: Theme,
  palette: Palette,
  uses1904: boolean,
): Recolour | null {
  if (!merged.base) {
    merged.base = { theme, palette: palette.markup, uses1904 };
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
