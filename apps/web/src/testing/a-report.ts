import type { Report, ReportSection } from '@lqc/contracts';

/** A section of a report with nothing known of it but what is given. */
export const aSection = (id: string, part: Partial<ReportSection> = {}): ReportSection => ({
  id,
  chapter: 'bab_2',
  kind: 'indikator',
  target: null,
  title: id,
  position: 0,
  included: true,
  state: 'draf',
  text: '',
  version: 1,
  writer: 'person',
  model: null,
  edited: false,
  statements: [],
  statements_left_out: 0,
  red: [],
  counts: null,
  facts: [],
  bound: [],
  rewritten: [],
  reasons: [],
  reasoned_at: null,
  changed_figures: [],
  holder: null,
  failure: null,
  updated_by: null,
  updated_at: null,
  open_comments: 0,
  ...part,
});

const A_QUARTER = { file_id: null, label: 'Triwulan III 2025', year: 2025, quarter: 3 };

/** A report's draft of two quarters with these sections. */
export const aReport = (...sections: ReportSection[]): Report => ({
  id: 'r-1',
  title: 'Laporan',
  people: '',
  state: 'draf',
  quarter_now: A_QUARTER,
  quarter_before: A_QUARTER,
  last_year: null,
  session_id: 's-1',
  created_by: 'rani',
  created_at: '2026-01-01T00:00:00.000Z',
  approved_by: null,
  approved_at: null,
  lapsed_approval: null,
  drafting: null,
  sections,
});
