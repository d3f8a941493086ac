import { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import type { SheetVisibility } from '../sheet.js';
import { WorkbookError } from '../workbook-error.js';
import type { Counts } from './certificate/counts.js';
import { countSheet } from './certificate/count-sheet.js';
import { PartCounter } from './certificate/part-counter.js';
import type { Losses } from './losses.js';
import { MergeError } from './merge-error.js';
import { isShown, type MergedSheet, type MergedWorkbook } from './merged-workbook.js';
import { PROLOG } from './namespaces.js';
import { PartCarrier } from './parts/part-carrier.js';
import { SheetEdits } from './sheets/sheet-edits.js';
import type { ReadSheets } from './read-sheets.js';
import type { SourcePackage } from './source-package.js';
import { readSourceWorkbook, type SourceSheet, type SourceWorkbook } from './source-workbook.js';
import { XmlRewriter } from './xml-rewriter.js';
import { PartDeflater } from '../zip/zip-writer.js';
import { prepareSource } from './prepare-source.js';

export interface SourceChoice {
  /** What is told from the cells of its sheets. */
  readonly read: ReadSheets;
  readonly limits: WorkbookLimits;
}

/** A sheet that was merged. */
export interface CarriedSheet {
  readonly name: string;
  readonly finalName: string;
  readonly visibility: SheetVisibility;
  readonly counts: Counts;
}

/** Each contact is one sheet, and nobody loads more than a few thousand. */
const MAX_SHEETS = 5_000;

/**
 * Adds the sheets of one source to the merged workbook. Its parts are written only after all of them have
 * been read and checked. When this throws, the caller has to undo what was added to `merged`.
 *
 * @returns the merged sheets, and the paths of all parts that the source brought
 * @throws WorkbookError, MergeError
 */
export async function mergeSource(
  source: SourcePackage,
  merged: MergedWorkbook,
  choice: SourceChoice,
  losses: Losses,
): Promise<{ readonly sheets: readonly CarriedSheet[]; readonly parts: readonly string[] }> {
  const workbook = await readSourceWorkbook(source);
  const sheets = await chosen(workbook, choice, losses);
  if (sheets.length === 0) throw new MergeError('MERGE_NO_VISIBLE_SHEET');
  if (merged.sheets.length + sheets.length > MAX_SHEETS)
    throw new MergeError('MERGE_TOO_MANY_SHEETS');
  // Two sheets with the same part would share tables and drawings, which Excel does not allow.
  if (new Set(sheets.map(({ part }) => part.toLowerCase())).size < sheets.length)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  const finalNames = new Map<SourceSheet, string>();
  for (const sheet of sheets)
    finalNames.set(sheet, merged.sheetNames.take(await choice.read.nameOf(sheet)));

  const context = await prepareSource(source, workbook, merged, finalNames, losses);
  const carrier = new PartCarrier(context);
  const written: MergedSheet[] = [];
  const carried: CarriedSheet[] = [];
  let cells = 0;
  let isAnyShown = merged.sheets.some(isShown);
  for (const sheet of sheets) {
    const finalName = finalNames.get(sheet)!;
    const renamed = { name: sheet.name, finalName };
    if (!source.has(sheet.part)) throw new WorkbookError('WORKBOOK_DAMAGED');
    const next = merged.paths.next(sheet.kind, sheet.part, undefined);
    const relationships = await carrier.relationships(sheet.part, renamed);
    carrier.stageRelationships(next.path, relationships);
    const isShownFirst = isShown(sheet) && !isAnyShown;
    isAnyShown ||= isShown(sheet);
    const rewriter = new XmlRewriter(new SheetEdits(context, renamed, relationships, isShownFirst));
    const counter = new PartCounter(choice.limits);
    const deflater = new PartDeflater(next.path);
    await deflater.write(Buffer.from(PROLOG, 'latin1'));
    for await (const piece of source.pieces(sheet.part, counter))
      await deflater.write(Buffer.from(rewriter.write(piece), 'latin1'));
    await deflater.write(Buffer.from(rewriter.end(), 'latin1'));
    context.staged.addDeflated(await deflater.end(), next.contentType);
    cells += counter.counts.cells;
    if (cells > choice.limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    carried.push({
      ...renamed,
      visibility: sheet.visibility,
      counts: await countSheet(source, sheet.part, counter, context.keys),
    });
    written.push({
      path: next.path,
      typeUri: sheet.typeUri,
      name: finalName,
      visibility: sheet.visibility,
    });
  }
  await merged.addSource(context.staged, written);
  return { sheets: carried, parts: context.staged.parts.map(({ part }) => part.path) };
}

/**
 * The sheets to merge. A source needs a visible one, as a workbook without any does not open in Excel:
 * hidden sheets come along with it but do not stand for themselves.
 */
async function chosen(
  workbook: SourceWorkbook,
  { read }: SourceChoice,
  losses: Losses,
): Promise<SourceSheet[]> {
  const sheets: SourceSheet[] = [];
  for (const sheet of workbook.sheets) {
    if (sheet.kind === 'other') losses.add('other-sheet', sheet.name);
    else if (!isShown(sheet) && !(await read.isKept(sheet))) losses.add('hidden-sheet', sheet.name);
    else sheets.push(sheet);
  }
  return sheets.some(isShown) ? sheets : [];
}
