import type { QuarterlyFile } from '@lqc/contracts';

const QUARTERS = ['i', 'ii', 'iii', 'iv'];
const PERIOD = /\b(i|ii|iii|iv|[1-4])\b\D*\b((?:19|20)\d\d)\b/;

/** Which quarter a label names, as a number that grows with time: "Triwulan II 2025"; or null. */
export function periodOf(label: string): number | null {
  const [, quarter, year] = PERIOD.exec(label.toLowerCase()) ?? [];
  if (!quarter || !year) return null;
  const position = QUARTERS.indexOf(quarter);
  return Number(year) * 4 + (position === -1 ? Number(quarter) - 1 : position);
}

/** The latest quarter first; labels that name none follow, the latest upload first. */
export function latestFirst(files: readonly QuarterlyFile[]): QuarterlyFile[] {
  return files.toSorted(
    (a, b) =>
      (periodOf(b.label) ?? 0) - (periodOf(a.label) ?? 0) ||
      b.upload_date.localeCompare(a.upload_date),
  );
}
