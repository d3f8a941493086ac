import type { SheetVisibility } from '../../sheet.js';
import type { Loss } from '../losses.js';
import type { MergeErrorCode } from '../merge-error.js';
import type { Counts } from './counts.js';

/** A merged sheet: its source, its new name, and what it contained before and after. */
export interface MergedSheetRow {
  readonly fileName: string;
  /** Index of the source in the list, from 0, since file names may repeat. */
  readonly source: number;
  readonly sheet: string;
  readonly finalSheet: string;
  /** The same in the merged workbook as before. */
  readonly visibility: SheetVisibility;
  /** True for a `.xls`, of which only values, number formats, merged cells and sizes are kept. */
  readonly converted: boolean;
  readonly before: Counts;
  /** Counted in the written file, which is read again for that. */
  readonly after: Counts;
}

/** A source that was not merged, and why. */
export interface MergeErrorRow {
  readonly fileName: string;
  readonly source: number;
  readonly code: MergeErrorCode;
}

/** The record of a merge: every sheet with its counts before and after, every error and every loss. */
export interface MergeCertificate {
  readonly sheets: readonly MergedSheetRow[];
  readonly errors: readonly MergeErrorRow[];
  readonly losses: readonly Loss[];
  readonly before: Counts;
  readonly after: Counts;
}
