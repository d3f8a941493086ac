import type { OldFile, QuarterSource, SectorWeights } from '@lqc/contracts';
import type { ReportQuarters } from '../quarters.js';

/** Everything a workbook is made of. */
export interface WorkbookInput extends ReportQuarters {
  /** The company database's file. */
  readonly companySource: Omit<QuarterSource, 'label'> | null;
  /** What sectors weigh; null while nobody has stored it. */
  readonly weights: SectorWeights | null;
  /** Files of the analysis that were replaced or deleted by now. */
  readonly oldFiles: readonly OldFile[];
  /** True when a quarter was typed as another one, whose name the workbook does not bear. */
  readonly isRenamed: boolean;
  readonly madeAt: Date;
}
