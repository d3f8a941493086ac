import type { Loss } from '../losses.js';
import type { MergeErrorCode } from '../merge-error.js';
import type { Counts } from './counts.js';

/** Where a sheet came from and what it is called now. */
export interface MergedSheetRow {
  readonly fileName: string;
  /** Place of the source in the list, from 0: file names may repeat. */
  readonly source: number;
  readonly sheet: string;
  readonly finalSheet: string;
  /** True for `.xls`: values, number formats, merges and widths only. */
  readonly converted: boolean;
  readonly before: Counts;
  /** Counted in the written file, read anew. */
  readonly after: Counts;
}

/** A source that did not come along, and why. */
export interface MergeErrorRow {
  readonly fileName: string;
  readonly source: number;
  readonly code: MergeErrorCode;
}

/** What a merger did: every sheet, every count before and after, every loss by name. */
export interface MergeCertificate {
  readonly sheets: readonly MergedSheetRow[];
  readonly errors: readonly MergeErrorRow[];
  readonly losses: readonly Loss[];
  readonly before: Counts;
  readonly after: Counts;
}
