import type { ErrorArguments, ErrorCode } from '@lqc/contracts';
import type { RegisterReading, SurveyReading } from '@lqc/survey';
import type { MergeCertificate } from '@lqc/workbook';

/** What is done with workbooks, and what it gives. */
export interface Readings {
  survey: SurveyReading;
  register: RegisterReading;
  merge: MergeCertificate;
}

/** What each takes: the bytes of one workbook, or where many lie. */
export interface ReadingInputs {
  survey: Uint8Array;
  register: Uint8Array;
  merge: MergeInput;
}

export interface MergeInput {
  readonly sources: readonly { readonly fileName: string; readonly path: string }[];
  /** Where the merged workbook shall lie. */
  readonly out: string;
}

export type ReadingKind = keyof Readings;

export type ReadRequest = {
  [Kind in ReadingKind]: { readonly kind: Kind; readonly input: ReadingInputs[Kind] };
}[ReadingKind];

export type ReaderMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly read: number; readonly total: number }
  | { readonly type: 'done'; readonly reading: Readings[ReadingKind] }
  | { readonly type: 'refused'; readonly code: ErrorCode; readonly args: ErrorArguments };
