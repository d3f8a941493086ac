import type { StatementStatus } from '@lqc/contracts';

/** A sentence under its check; `edited` once it was typed in after it was checked. */
export type MarkStatus = StatementStatus | 'edited';

/** A sentence as it stands in the document now. */
export interface ChosenStatement {
  /** Which of the checked text's statements it was. */
  readonly statement: number;
  readonly status: MarkStatus;
  readonly text: string;
}
