import { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import type { Counts } from './certificate/counts.js';
import { countSheet } from './certificate/count-sheet.js';
import { PartCensus } from './certificate/part-census.js';
import type { Losses } from './losses.js';
import { MergeError } from './merge-error.js';
import type { MergedSheet, MergedWorkbook } from './merged-workbook.js';
import { PROLOG } from './namespaces.js';
import { PartCarrier } from './parts/part-carrier.js';
import { SheetEdits } from './sheets/sheet-edits.js';
import type { SourcePackage } from './source-package.js';
import { readSourceWorkbook, type SourceSheet, type SourceWorkbook } from './source-workbook.js';
import { XmlRewriter } from './xml-rewriter.js';
import { PartDeflater } from '../zip/zip-writer.js';
import { contextOf } from './prepare-source.js';

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

/** Some thousand contacts are the most that anyone would load. */
const MAX_SHEETS = 5_000;
/**
 * Brings one source's sheets into the merged workbook. Nothing is written before all of it is known to
 * be good; whoever calls takes back what it added otherwise.
 */
export async function mergeSource(
  source: SourcePackage,
  merged: MergedWorkbook,
  choice: SourceChoice,
  losses: Losses,
): Promise<{ readonly sheets: readonly CarriedSheet[]; readonly parts: readonly string[] }> {
  const workbook = await readSourceWorkbook(source);
  const sheets = chosen(workbook, choice, losses);
  if (sheets.length === 0) throw new MergeError('MERGE_NO_VISIBLE_SHEET');
  if (merged.sheets.length + sheets.length > MAX_SHEETS)
    throw new MergeError('MERGE_TOO_MANY_SHEETS');
  // One part for two sheets would give the two one table, one drawing.
  if (new Set(sheets.map(({ part }) => part.toLowerCase())).size < sheets.length)
    throw new WorkbookError('WORKBOOK_DAMAGED');
  const finals = new Map<SourceSheet, string>();
  for (const sheet of sheets)
    finals.set(sheet, merged.sheetNames.take(await choice.nameFor(sheet)));

  const context = await contextOf(source, workbook, merged, finals, losses);
  const carrier = new PartCarrier(context);
  const written: MergedSheet[] = [];
  const carried: CarriedSheet[] = [];
  let cells = 0;
  for (const sheet of sheets) {
    const final = finals.get(sheet)!;
    const renamed = { name: sheet.name, final };
    if (!source.has(sheet.part)) throw new WorkbookError('WORKBOOK_DAMAGED');
    const next = merged.paths.next(sheet.kind, sheet.part, undefined);
    const links = await carrier.links(sheet.part, renamed);
    carrier.stageLinks(next.path, links);
    const isFirst = merged.sheets.length + written.length === 0;
    const rewriter = new XmlRewriter(new SheetEdits(context, renamed, links.dropped, isFirst));
    const census = new PartCensus(choice.limits);
    const deflater = new PartDeflater(next.path);
    await deflater.write(Buffer.from(PROLOG, 'latin1'));
    for await (const piece of source.pieces(sheet.part, census))
      await deflater.write(Buffer.from(rewriter.write(piece), 'latin1'));
    await deflater.write(Buffer.from(rewriter.end(), 'latin1'));
    context.staged.addDeflated(await deflater.end(), next.contentType);
    cells += census.counts.cells;
    if (cells > choice.limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    carried.push({
      ...renamed,
      counts: await countSheet(source, sheet.part, census, context.keys),
    });
    written.push({
      path: next.path,
      address: sheet.address,
      name: final,
      state: sheet.hidden ? sheet.state : undefined,
    });
  }
  await merged.take(context.staged, written);
  return { sheets: carried, parts: context.staged.parts.map(({ part }) => part.path) };
}

function chosen(workbook: SourceWorkbook, choice: SourceChoice, losses: Losses): SourceSheet[] {
  const { sheetsWanted, carriesHidden } = choice;
  return workbook.sheets.filter((sheet) => {
    if (sheet.kind === 'other') losses.add('other-sheet', sheet.name);
    else if (sheetsWanted && !sheetsWanted.includes(sheet.name))
      losses.add('unwanted-sheet', sheet.name);
    else if (sheet.hidden && !carriesHidden && !sheetsWanted)
      losses.add('hidden-sheet', sheet.name);
    else return true;
    return false;
  });
}
