import type { CheckedText } from '@lqc/contracts';

/** What a model has written, as far as it can be used. */
export interface DraftReading {
  /** In claims as it was asked, or in prose, which is taken as it is written and checked. */
  readonly form: 'claims' | 'prose';
  /** Null for an answer that can't be used. */
  readonly checked: CheckedText | null;
  /** What the model is to be told so that it writes single sentences again; null where nothing is left to ask. */
  readonly again: string | null;
  readonly dropped: readonly { readonly text: string; readonly reason: string }[];
}
