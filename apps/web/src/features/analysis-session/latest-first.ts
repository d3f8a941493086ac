import { orderOf, type QuarterlyFile } from '@lqc/contracts';

type Dated = Pick<QuarterlyFile, 'year' | 'quarter'>;

/** A file's calendar quarter as a number that grows by one each quarter; null when it has none. */
export const quarterNumber = ({ year, quarter }: Dated): number | null =>
  year && quarter ? orderOf({ year, quarter }) : null;

/** The latest quarter first; files without one follow, the latest upload first. */
export function latestFirst<File extends QuarterlyFile>(files: readonly File[]): File[] {
  return files.toSorted(
    (a, b) =>
      (quarterNumber(b) ?? 0) - (quarterNumber(a) ?? 0) ||
      b.upload_date.localeCompare(a.upload_date),
  );
}
