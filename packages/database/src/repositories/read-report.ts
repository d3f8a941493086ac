import {
  type Report,
  ReportListed,
  type ReportQuarter,
  ReportSection,
  ReportState,
  SectionHead,
} from '@lqc/contracts';
import { z } from 'zod';
import { document, Moment } from '../columns.js';
import { type Connection, rows } from '../rows.js';
import { IS_HELD } from './section-holds.js';

/** A report without its sections, with the id of the person who created it. */
export interface FoundHead {
  readonly createdById: string;
  readonly head: ReportHead;
}

type ReportHead = Omit<Report, 'drafting' | 'sections'>;

/** A row of `HEAD`. */
export const HeadRow = z.object({
  ...ReportListed.omit({ quarter_now: true, quarter_before: true, last_year: true, counts: true })
    .shape,
  state: ReportState,
  created_by_id: z.string(),
  created_at: Moment,
  approved_at: Moment.nullable(),
  quarters: document<Record<'now' | 'before', ReportQuarter> & { last_year?: ReportQuarter }>(),
});

/** Every report without its sections. */
export const HEAD = `
  SELECT r.id, r.title, r.people, r.state, r.session_id, r.created_by AS created_by_id,
         creator.username AS created_by, r.created_at,
         approver.username AS approved_by, r.approved_at, r.lapsed_approval,
         (SELECT jsonb_object_agg(q.role, jsonb_build_object(
                   'file_id', q.file_id, 'label', q.label,
                   'year', coalesce(f.year, q.year), 'quarter', coalesce(f.quarter, q.quarter)))
            FROM report_quarter q LEFT JOIN workbook_file f ON f.id = q.file_id
           WHERE q.report_id = r.id) AS quarters
    FROM report r JOIN app_user creator ON creator.id = r.created_by
    LEFT JOIN app_user approver ON approver.id = r.approved_by`;

const SECTION_COLUMNS = `
  s.id, s.chapter, s.kind, s.target, s.title, s.position, s.included, s.state, s.version, s.writer,
  s.model, s.edited, s.counts, s.statements_left_out, s.changed_figures, s.failure, editor.username AS updated_by,
  s.updated_at,
  CASE WHEN ${IS_HELD} THEN jsonb_build_object('username', holder.username, 'since', s.held_since)
   END AS holder,
  (SELECT to_jsonb(max(w.given_at)) #>> '{}' FROM report_reason w
    WHERE w.section_id = s.id) AS reasoned_at,
  (SELECT count(*)::int FROM report_comment c
    WHERE c.section_id = s.id AND c.answers IS NULL AND c.closed_at IS NULL) AS open_comments`;

const REASONS = `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('sentences', w.sentences, 'reason', w.reason,
            'by', giver.username, 'at', w.given_at) ORDER BY w.given_at), '[]')
     FROM report_reason w JOIN app_user giver ON giver.id = w.given_by
    WHERE w.section_id = s.id) AS reasons`;

const FROM_SECTIONS = `
    FROM report_section s LEFT JOIN app_user holder ON holder.id = s.held_by
    LEFT JOIN app_user editor ON editor.id = s.updated_by
   WHERE s.report_id = $1`;
const IN_ORDER = 'ORDER BY s.position, s.id';

const HEAD_COLUMNS = {
  counts: document<NonNullable<ReportSection['counts']>>().nullable(),
  changed_figures: document<ReportSection['changed_figures']>(),
  updated_at: Moment.nullable(),
};
const SectionHeadRow = SectionHead.extend(HEAD_COLUMNS);
const SectionRow = ReportSection.extend({
  ...HEAD_COLUMNS,
  statements: document<ReportSection['statements']>(),
  red: document<ReportSection['red']>(),
  facts: document<ReportSection['facts']>(),
  bound: document<ReportSection['bound']>(),
  rewritten: document<ReportSection['rewritten']>(),
});

/** Reads the sections of a report in their order, all or those that are named. */
export async function readSections(
  connection: Connection,
  reportId: string,
  ids: readonly string[] | null = null,
): Promise<ReportSection[]> {
  return rows(
    connection,
    SectionRow,
    `SELECT ${SECTION_COLUMNS}, ${REASONS}, s.text, s.statements, s.red, s.facts, s.bound, s.rewritten
     ${FROM_SECTIONS}
        AND ($2::uuid[] IS NULL OR s.id = ANY($2)) ${IN_ORDER}`,
    [reportId, ids],
  );
}

/** Reads the sections of a report without their texts. */
export async function readSectionHeads(
  connection: Connection,
  reportId: string,
): Promise<SectionHead[]> {
  return rows(
    connection,
    SectionHeadRow,
    `SELECT ${SECTION_COLUMNS} ${FROM_SECTIONS} ${IN_ORDER}`,
    [reportId],
  );
}

/** A row as the head of a report. */
export function headOf(row: z.infer<typeof HeadRow>): ReportHead {
  const { quarters, created_by_id: _id, ...head } = row;
  return {
    ...head,
    quarter_now: quarters.now,
    quarter_before: quarters.before,
    last_year: quarters.last_year ?? null,
  };
}
