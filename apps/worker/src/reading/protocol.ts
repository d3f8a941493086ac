import type { ErrorArguments, ErrorCode } from '@lqc/contracts';
import type { RegisterReading, SurveyReading } from '@lqc/survey';

/** What a workbook is read as, and what reading gives. */
export interface Readings {
  survey: SurveyReading;
  register: RegisterReading;
}

export type ReadingKind = keyof Readings;

export interface ReadRequest {
  readonly kind: ReadingKind;
  readonly bytes: Uint8Array;
}

export type ReaderMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly read: number; readonly total: number }
  | { readonly type: 'done'; readonly reading: Readings[ReadingKind] }
  | { readonly type: 'refused'; readonly code: ErrorCode; readonly args: ErrorArguments };
