import type { Quarter } from '@lqc/analysis';
import type { Copy, OldFile, QuarterSource, SectorWeights } from '@lqc/contracts';

/** Everything a workbook is made of. */
export interface WorkbookInput {
  readonly now: Quarter;
  readonly before: Quarter;
  readonly lastYear: Quarter | null;
  /** The company database's file. */
  readonly companySource: Omit<QuarterSource, 'label'> | null;
  /** What sectors weigh; null while nobody has stored it. */
  readonly weights: SectorWeights | null;
  /** Files of the analysis that were replaced or deleted by now. */
  readonly oldFiles: readonly OldFile[];
  /** True when a quarter was typed as another one, whose name the workbook does not bear. */
  readonly isRenamed: boolean;
  readonly copy: Copy;
  readonly madeAt: Date;
}
