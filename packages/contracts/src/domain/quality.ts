import { z } from 'zod';

/** Where a finding stands in the workbook. */
const CellLocation = z.object({ sheet: z.string(), cell: z.string() });

export const SkippedSheetReason = z.enum([
  'NO_CONTACT_ROW',
  'CONTACT_NAME_BLANK',
  'EMPTY_SHEET',
  'NOT_A_WORKSHEET',
]);
export type SkippedSheetReason = z.infer<typeof SkippedSheetReason>;

export const InvalidAnswerReason = z.enum(['OUT_OF_SCALE', 'NOT_A_NUMBER', 'ERROR_CELL']);
export type InvalidAnswerReason = z.infer<typeof InvalidAnswerReason>;

export const CompanySuggestion = z.object({
  company: z.string(),
  /** How the database's company is found, whatever way its name is written. */
  company_key: z.string(),
  sector: z.string().nullable(),
  /** 0…1 over the names without legal form; 1 would be equal. */
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

/** What reading a quarterly workbook found. Nothing that a figure leaves out is missing here. */
export const QualityReport = z.object({
  sheets_total: z.number().int(),
  /** Sheets that became contacts. */
  sheets_read: z.number().int(),
  sheets_skipped: z.array(z.object({ sheet: z.string(), reason: SkippedSheetReason })),
  /** Contacts as companies: the same company on two sheets counts once. */
  companies: z.number().int(),
  answers_valid: z.number().int(),
  unknown_labels: z.array(CellLocation.extend({ label: z.string() })),
  missing_labels: z.array(z.object({ sheet: z.string(), labels: z.array(z.string()) })),
  /** The same question twice on one sheet: the first filled answer counts, the others stand here. */
  repeated_labels: z.array(CellLocation.extend({ label: z.string(), value: z.string() })),
  invalid_answers: z.array(
    CellLocation.extend({ indicator: z.string(), value: z.string(), reason: InvalidAnswerReason }),
  ),
  duplicate_contacts: z.array(z.object({ contact: z.string(), sheets: z.array(z.string()) })),
  /** Companies of this workbook found in the company database; null while there is none. */
  matched_companies: z.number().int().nullable(),
  unmatched_companies: z.array(UnmatchedCompany),
  /** Companies that match because a person said so. */
  confirmed_companies: z.array(z.object({ contact: z.string(), company: z.string() })),
});
export type QualityReport = z.infer<typeof QualityReport>;

/** What reading a company database found. */
export const CompanyFileReport = z.object({
  sheet: z.string(),
  rows: z.number().int(),
  companies: z.number().int(),
  rows_without_name: z.array(z.object({ row: z.number().int() })),
  rows_without_sector: z.array(z.object({ row: z.number().int(), company: z.string() })),
  unknown_sectors: z.array(
    z.object({ row: z.number().int(), company: z.string(), sector: z.string() }),
  ),
  /** The same company on several rows: the first row counts. */
  duplicate_companies: z.array(z.object({ company: z.string(), rows: z.array(z.number().int()) })),
});
export type CompanyFileReport = z.infer<typeof CompanyFileReport>;
