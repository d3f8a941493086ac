import { z } from 'zod';

const CalendarQuarter = z.object({
  year: z.number().int(),
  quarter: z.number().int().min(1).max(4),
});

/** A note with the calendar quarter that it gives as `Periode`. */
const NotedPeriod = z.object({ sheet: z.string(), period: CalendarQuarter });
export type NotedPeriod = z.infer<typeof NotedPeriod>;

/** A note with the day of its visit, as `2025-11-04`. */
const NotedVisit = z.object({ sheet: z.string(), day: z.string() });
export type NotedVisit = z.infer<typeof NotedVisit>;

/** That a workbook itself says that it is of another calendar quarter than it is stored as. */
export const OtherQuarter = z.object({
  /** The `Periode` of most of its notes, or its name where no note gives one. */
  by: z.enum(['notes', 'file_name']),
  said: CalendarQuarter,
  stored: CalendarQuarter,
});
export type OtherQuarter = z.infer<typeof OtherQuarter>;

/** The cell that a finding is about. */
const CellLocation = z.object({ sheet: z.string(), cell: z.string() });
export type CellLocation = z.infer<typeof CellLocation>;

export const SkippedSheetReason = z.enum([
  'NO_CONTACT_ROW',
  /** Words stand in the column of `Nama Contact`, but no known question: a list or a pivot table. */
  'NO_QUESTIONS',
  'CONTACT_NAME_BLANK',
  'CONTACT_NAME_ERROR',
  'EMPTY_SHEET',
  'NOT_A_WORKSHEET',
]);
export type SkippedSheetReason = z.infer<typeof SkippedSheetReason>;

export const InvalidAnswerReason = z.enum([
  'OUT_OF_SCALE',
  'NOT_A_NUMBER',
  'ERROR_CELL',
  'NOT_CALCULATED',
]);
export type InvalidAnswerReason = z.infer<typeof InvalidAnswerReason>;

/** Why what is said of a visit or of its company is not read as what it should be. */
const UnreadDetailReason = z.enum([
  'NOT_A_DATE',
  /** A number of employees that is not clearly one number. */
  'NOT_A_COUNT',
  'ERROR_CELL',
  'NOT_CALCULATED',
]);
export type UnreadDetailReason = z.infer<typeof UnreadDetailReason>;

export const CompanySuggestion = z.object({
  company: z.string(),
  /** Key of the company in the database, independent of how its name is written. */
  company_key: z.string(),
  sector: z.string().nullable(),
  /** Similarity of both names without legal form, 0 to 1; 1 means equal. */
  similarity: z.number(),
});
export type CompanySuggestion = z.infer<typeof CompanySuggestion>;

export const UnmatchedCompany = z.object({
  contact: z.string(),
  contact_key: z.string(),
  sheets: z.array(z.string()),
  suggestions: z.array(CompanySuggestion),
});
export type UnmatchedCompany = z.infer<typeof UnmatchedCompany>;

/** Findings of reading a quarterly workbook, including everything that no figure counts. */
export const QualityReport = z.object({
  sheets_total: z.number().int(),
  /** Sheets that were read as contacts. */
  sheets_read: z.number().int(),
  sheets_skipped: z.array(
    z.object({
      sheet: z.string(),
      reason: SkippedSheetReason,
      /** Where a contact's name was looked for; absent where an earlier version read the file. */
      cell: z.string().optional(),
    }),
  ),
  /**
   * Contacts' sheets that Excel does not show, which count like the others. Absent where an earlier version
   * read the file.
   */
  hidden_sheets: z.array(z.string()).optional(),
  /** Number of companies; a company on two sheets counts once. */
  companies: z.number().int(),
  answers_valid: z.number().int(),
  unknown_labels: z.array(CellLocation.extend({ label: z.string() })),
  missing_labels: z.array(z.object({ sheet: z.string(), labels: z.array(z.string()) })),
  /**
   * Questions that a sheet has twice: the first filled answer counts, the others are listed here, and all
   * answers of a further note below the first.
   */
  repeated_labels: z.array(CellLocation.extend({ label: z.string(), value: z.string() })),
  /**
   * What was answered where no label says what was asked: filled answer cells in rows without a label, cells
   * to the right of a blank answer, labels that are errors, and further notes beside the first. None of it counts. Absent where an
   * earlier version read the file, which did not look for it.
   */
  unlabelled_answers: z.array(CellLocation.extend({ value: z.string() })).optional(),
  /**
   * Filled cells to the right of answers that were read, counted for each sheet: a second answer column, a note
   * beside the first, remarks. `cell` is the range in which they stand. None of it counts. Absent where an earlier
   * version read the file.
   */
  beside_answers: z.array(CellLocation.extend({ count: z.number().int() })).optional(),
  invalid_answers: z.array(
    CellLocation.extend({ indicator: z.string(), value: z.string(), reason: InvalidAnswerReason }),
  ),
  /** Rows about the visit or the company that cannot be read. Absent where an earlier version read the file. */
  unread_details: z
    .array(
      CellLocation.extend({ label: z.string(), value: z.string(), reason: UnreadDetailReason }),
    )
    .optional(),
  duplicate_contacts: z.array(z.object({ contact: z.string(), sheets: z.array(z.string()) })),
  /** Number of companies found in the company database; null while there is no database. */
  matched_companies: z.number().int().nullable(),
  unmatched_companies: z.array(UnmatchedCompany),
  /** Companies that a person matched with the company database. */
  confirmed_companies: z.array(z.object({ contact: z.string(), company: z.string() })),
  /** Of a stored file: that it says it is of another quarter. Absent where it does not. */
  other_quarter: OtherQuarter.optional(),
  /**
   * Of a stored file: its notes whose `Periode` is another quarter than it is stored as, or than most notes give
   * where it is stored as none. They count like the others. Absent where an earlier version read the file.
   */
  other_periods: z.array(NotedPeriod).optional(),
  /**
   * Of a stored file: its notes whose visit was more than a quarter before or after that one. They count like the
   * others.
   */
  far_visits: z.array(NotedVisit).optional(),
});
export type QualityReport = z.infer<typeof QualityReport>;

/** What reading a quarter's workbook finds; companies and the stored quarter are held against it later. */
export type WorkbookFindings = Omit<
  QualityReport,
  | 'matched_companies'
  | 'unmatched_companies'
  | 'confirmed_companies'
  | 'other_quarter'
  | 'other_periods'
  | 'far_visits'
>;

/** What is found in a quarter's workbook before a sheet is read. */
export const noFindings = (): Required<WorkbookFindings> => ({
  sheets_total: 0,
  sheets_read: 0,
  sheets_skipped: [],
  hidden_sheets: [],
  companies: 0,
  answers_valid: 0,
  unknown_labels: [],
  missing_labels: [],
  repeated_labels: [],
  unlabelled_answers: [],
  beside_answers: [],
  invalid_answers: [],
  unread_details: [],
  duplicate_contacts: [],
});

/** A row without a value; `is_error` where its cell has an error, or a formula that nothing calculated. */
const RowOfRegister = z.object({ row: z.number().int(), is_error: z.literal(true).optional() });

/** Findings of reading a company database. */
export const CompanyFileReport = z.object({
  sheet: z.string(),
  rows: z.number().int(),
  companies: z.number().int(),
  /**
   * Further tables with the same header, by its first cell: on other sheets, hidden ones too, or beside the one
   * that was read. Absent where an earlier version read the file.
   */
  other_tables: z.array(CellLocation).optional(),
  rows_without_name: z.array(RowOfRegister),
  rows_without_sector: z.array(RowOfRegister.extend({ company: z.string() })),
  unknown_sectors: z.array(
    z.object({ row: z.number().int(), company: z.string(), sector: z.string() }),
  ),
  /** Companies on several rows, of which one counts: the first with a sector, else the first. */
  duplicate_companies: z.array(
    z.object({
      company: z.string(),
      rows: z.array(z.number().int()),
      /** The row that counts; absent where an earlier version read the file, which took the first. */
      used: z.number().int().optional(),
    }),
  ),
});
export type CompanyFileReport = z.infer<typeof CompanyFileReport>;
