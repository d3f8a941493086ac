import { z } from 'zod';
import { Id, Timestamp } from './id.js';
import { ReportSection, SectionHead } from './report-section.js';
import { REPORT_STATES } from './report-states.js';

export const ReportState = z.enum(REPORT_STATES);
export type ReportState = z.infer<typeof ReportState>;

export const ReportQuarter = z.object({
  /** Null when its file was deleted, until a file of the same period is uploaded. */
  file_id: Id.nullable(),
  label: z.string(),
  year: z.number().int().nullable(),
  quarter: z.number().int().nullable(),
});
export type ReportQuarter = z.infer<typeof ReportQuarter>;

/** An approval that was taken away: by a change of the data or of the report, or by a person. */
export const LapsedApproval = z.object({
  by: z.string(),
  at: Timestamp,
  was_published: z.boolean(),
  /** When it was taken away. */
  since: Timestamp,
});
export type LapsedApproval = z.infer<typeof LapsedApproval>;

const ReportHead = z.object({
  id: Id,
  title: z.string(),
  /** The authors, as people typed them. */
  people: z.string(),
  state: ReportState,
  quarter_now: ReportQuarter,
  quarter_before: ReportQuarter,
  last_year: ReportQuarter.nullable(),
  /** The analysis of stored files that it is based on, which all staff can open. */
  session_id: Id,
  created_by: z.string(),
  created_at: Timestamp,
  approved_by: z.string().nullable(),
  approved_at: Timestamp.nullable(),
  /** Until it is approved again. */
  lapsed_approval: LapsedApproval.nullable(),
});

export const Report = ReportHead.extend({
  /** The drafting job that is running; null when none is. */
  drafting: z.object({ job_id: Id, by: z.string() }).nullable(),
  sections: z.array(ReportSection),
});
export type Report = z.infer<typeof Report>;

/**
 * A report as it stands, without its texts. What of a section is left out here changes only with
 * its version, its counts and its reasons, or with the report's analysis.
 */
export const ReportOutline = Report.extend({ sections: z.array(SectionHead) });
export type ReportOutline = z.infer<typeof ReportOutline>;

/** A report with counts of its included sections instead of the sections. */
export const ReportListed = ReportHead.extend({
  counts: z.object({
    sections: z.number().int(),
    empty: z.number().int(),
    /** Contradicted sentences for which nobody gave a reason. */
    red: z.number().int(),
    /** Sentences with a claim that could not be checked. */
    unchecked: z.number().int(),
  }),
});
export type ReportListed = z.infer<typeof ReportListed>;
