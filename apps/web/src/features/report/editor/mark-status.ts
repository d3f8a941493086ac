import type { StatementStatus } from '@lqc/contracts';

/** The status of a sentence in the editor; `edited` when it was changed since it was checked. */
export type MarkStatus = StatementStatus | 'edited';

/** A sentence in the document, with its current text. */
export interface ChosenStatement {
  /** Index among the statements of the text that was checked. */
  readonly statement: number;
  readonly status: MarkStatus;
  readonly text: string;
}
