import type { CheckedText } from '@lqc/contracts';

/** The usable part of what a model has written. */
export interface DraftReading {
  /** Claims, as the model was asked, or prose, which is checked as it is written. */
  readonly form: 'claims' | 'prose';
  /** Null when nothing can be used. */
  readonly checked: CheckedText | null;
  /** The request that asks the model to write single sentences again; null when it is not asked. */
  readonly again: string | null;
  /** Sentences that were left out, each with the reason in Indonesian. */
  readonly dropped: readonly { readonly text: string; readonly reason: string }[];
}
