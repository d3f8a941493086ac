import type { Quarter } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';

/** The quarters that charts and tables are made of, and the copy that they are made for. */
export interface ReportQuarters {
  readonly now: Quarter;
  readonly before: Quarter;
  readonly lastYear: Quarter | null;
  readonly copy: Copy;
}

/** Those that are loaded, the current one first. */
export const loadedQuarters = ({ now, before, lastYear }: ReportQuarters): Quarter[] =>
  [now, before, lastYear].filter((quarter) => quarter !== null);
