import type { Quarter } from '@lqc/analysis';
import type { Copy, QuarterSource } from '@lqc/contracts';

/** Everything a workbook is made of. */
export interface WorkbookInput {
  readonly now: Quarter;
  readonly before: Quarter;
  readonly lastYear: Quarter | null;
  /** The company database's file. */
  readonly companySource: Omit<QuarterSource, 'label'> | null;
  readonly copy: Copy;
  readonly madeAt: Date;
}
