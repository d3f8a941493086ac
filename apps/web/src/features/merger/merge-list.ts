import { isWorkbookName, MERGE_MAX_FILES, type MergePreviewItem } from '@lqc/contracts';
import type { WhyUnmerged } from './unmerged-in';

/** The four states of a file in the specification. */
export type FileStatus = 'ready' | 'processing' | 'completed' | 'error';

/** One file of the list with the server's preview of it. */
export interface MergeEntry {
  readonly id: number;
  readonly file: File;
  readonly status: FileStatus;
  /** Final names of its sheets in the merged workbook; null before a preview. */
  readonly sheets: readonly string[] | null;
  readonly error: string | null;
}

export interface Added {
  readonly entries: readonly MergeEntry[];
  /** Number of files that are no workbooks. */
  readonly refused: number;
  readonly tooMany: boolean;
}

let lastId = 0;

/** Appends files to the list, leaving out those that are no workbooks or exceed the limits. */
export function added(entries: readonly MergeEntry[], files: readonly File[]): Added {
  const workbooks = files.filter(({ name }) => isWorkbookName(name));
  const room = MERGE_MAX_FILES - entries.length;
  const fresh = workbooks.slice(0, room).map((file): MergeEntry => ({
    id: ++lastId,
    file,
    status: 'ready',
    sheets: null,
    error: null,
  }));
  return {
    entries: [...withoutPreview(entries), ...fresh],
    refused: files.length - workbooks.length,
    tooMany: workbooks.length > room,
  };
}

export const removed = (entries: readonly MergeEntry[], id: number) =>
  withoutPreview(entries.filter((entry) => entry.id !== id));

/** The list with the entry at index `from` moved to index `to`. */
export function moved(entries: readonly MergeEntry[], from: number, to: number): MergeEntry[] {
  const next = [...entries];
  const [entry] = next.splice(from, 1);
  if (entry) next.splice(to, 0, entry);
  return withoutPreview(next);
}

/** Removes the previews after a change of the list, on which sheet names depend. Errors stay. */
const withoutPreview = (entries: readonly MergeEntry[]): MergeEntry[] =>
  entries.map((entry) =>
    entry.status === 'error' ? entry : { ...entry, status: 'ready', sheets: null },
  );

/** What the list of files shows of an item of a merge. */
export type ListedItem = Pick<MergePreviewItem, 'position' | 'sheetName' | 'error'>;

/** Adds the server's preview to each file, matched by position in the list. */
export function previewed(
  entries: readonly MergeEntry[],
  items: readonly ListedItem[],
  status: FileStatus = 'ready',
): MergeEntry[] {
  return entries.map((entry, position) => {
    const of = items.filter((item) => item.position === position);
    const wrong = of.find(({ error }) => error !== null);
    if (wrong) return { ...entry, status: 'error', sheets: [], error: wrong.error };
    const sheets = of.flatMap(({ sheetName }) => sheetName ?? []);
    // A look at what is merged leaves it merged: only a change of the list takes that back.
    const isMerged = entry.status === 'completed';
    return { ...entry, status: isMerged ? 'completed' : status, sheets, error: null };
  });
}

/** Tells at each file why it could not be merged, matched by position in the list. */
export const refused = (
  entries: readonly MergeEntry[],
  files: readonly WhyUnmerged[],
): MergeEntry[] =>
  entries.map((entry, at) => {
    const file = files.find(({ position }) => position === at);
    return file ? { ...entry, status: 'error', sheets: [], error: file.message } : entry;
  });

export const totalBytes = (entries: readonly MergeEntry[]) =>
  entries.reduce((sum, { file }) => sum + file.size, 0);

/** The uploaded part of each file, given that of all files together; files are sent in order. */
export function sharesSent(entries: readonly MergeEntry[], share: number): number[] {
  let left = share * totalBytes(entries);
  return entries.map(({ file: { size } }) => {
    const sent = Math.min(left, size);
    left -= sent;
    return size === 0 ? Number(share === 1) : sent / size;
  });
}
