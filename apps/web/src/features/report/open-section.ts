import type { Report, ReportSection, SessionResponse } from '@lqc/contracts';

/** The section that is open, and whether it may be written in. */
export interface OpenSection {
  readonly report: Report;
  readonly section: ReportSection;
  /** The analysis that the report is made of; undefined until it is loaded. */
  readonly session: SessionResponse | undefined;
  /** The report is approved or published. */
  readonly isLocked: boolean;
  /** It is locked, being drafted, or held by somebody else. */
  readonly isReadOnly: boolean;
}
