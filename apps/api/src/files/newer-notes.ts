import { knownQuarter, orderOf, periodOf } from '@lqc/contracts';
import type { FinishedNote, StoredFileRow } from '@lqc/database';

/**
 * Of a finished note the file of its quarter that was stored before it was finished, and so cannot hold what it
 * says; undefined where there is none. A note that is open is told as such, and counts once it is finished.
 */
export function olderFileOf(
  files: readonly StoredFileRow[],
): (note: FinishedNote) => StoredFileRow | undefined {
  const byQuarter = new Map(
    files.flatMap((file) => {
      const quarter = knownQuarter(file);
      return quarter ? [[orderOf(quarter), file] as const] : [];
    }),
  );
  return ({ state, quarter: label, closedAt }) => {
    const quarter = label === null ? null : periodOf(label);
    const file = quarter ? byQuarter.get(orderOf(quarter)) : undefined;
    const isOlder = file && state === 'finished' && closedAt && file.upload_date < closedAt;
    return isOlder ? file : undefined;
  };
}

/** How many notes are newer than a file, by the files. */
export function newerNotes(
  files: readonly StoredFileRow[],
  notes: readonly FinishedNote[],
): (file: StoredFileRow) => number {
  const olderFile = olderFileOf(files);
  const counts = new Map<StoredFileRow | undefined, number>();
  for (const file of notes.map(olderFile)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return (file) => counts.get(file) ?? 0;
}
