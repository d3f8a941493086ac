import { createHash } from 'node:crypto';
import { WORKBOOK_LIMITS } from '../limits.js';
import { openWorkbook } from '../open-workbook.js';
import { MergeError, type MergeErrorCode } from './merge-error.js';
import { codeOf, type MergeOptions, type MergeSource, sourceBytes } from './merge-workbooks.js';
import { saysNothing, SheetNames } from './sheet-names.js';

/** What merging would make of one file. */
export type MergePreviewItem = {
  readonly fileName: string;
  readonly fileSize: number;
} & (
  | { readonly status: 'ready'; readonly sheetNames: readonly string[] }
  | { readonly status: 'error'; readonly sheetNames: readonly []; readonly code: MergeErrorCode }
);

/** What merging these files in this order would give: the names of all sheets, and which files fail. */
export async function previewMerge(
  sources: readonly MergeSource[],
  options: MergeOptions = {},
): Promise<readonly MergePreviewItem[]> {
  const names = new SheetNames();
  const seen = new Set<string>();
  const items: MergePreviewItem[] = [];
  for (const source of sources) {
    options.signal?.throwIfAborted();
    const { fileName } = source;
    const file = await sourceBytes(source, options.mostFileBytes);
    const item = { fileName, fileSize: file.size };
    try {
      if (!file.bytes) throw new MergeError('MERGE_FILE_TOO_LARGE');
      const digest = createHash('sha256').update(file.bytes).digest('hex');
      if (seen.has(digest)) throw new MergeError('MERGE_REPEATED');
      const wanted = await wantedNames(source, file.bytes, options);
      seen.add(digest);
      items.push({ ...item, status: 'ready', sheetNames: wanted.map((name) => names.take(name)) });
    } catch (error) {
      items.push({ ...item, status: 'error', sheetNames: [], code: codeOf(error) });
    }
  }
  return items;
}

async function wantedNames(
  { fileName, sheetsWanted }: MergeSource,
  bytes: Uint8Array,
  { limits, carriesHidden, nameFor }: MergeOptions,
): Promise<string[]> {
  const names: string[] = [];
  // Every cell is read: a file that is damaged within says so here, not when it is merged.
  for await (const sheet of (
    await openWorkbook(bytes, { ...WORKBOOK_LIMITS, ...limits })
  ).sheets()) {
    const { name, visibility } = sheet;
    if (sheetsWanted ? !sheetsWanted.includes(name) : visibility !== 'visible' && !carriesHidden)
      continue;
    const better =
      nameFor && sheet.kind === 'worksheet' && saysNothing(name)
        ? nameFor({ fileName, sheet })
        : null;
    names.push(better?.trim() || name);
  }
  if (names.length === 0) throw new MergeError('MERGE_NO_VISIBLE_SHEET');
  return names;
}
