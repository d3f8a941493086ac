import { periodOf, type QuarterlyFile } from '@lqc/contracts';

/** Which quarter a label names, as a number that grows by one each quarter; null where it names none. */
export function quarterNumber(label: string): number | null {
  const period = periodOf(label);
  return period && period.year * 4 + period.quarter - 1;
}

/** The latest quarter first; labels that name none follow, the latest upload first. */
export function latestFirst(files: readonly QuarterlyFile[]): QuarterlyFile[] {
  return files.toSorted(
    (a, b) =>
      (quarterNumber(b.label) ?? 0) - (quarterNumber(a.label) ?? 0) ||
      b.upload_date.localeCompare(a.upload_date),
  );
}
