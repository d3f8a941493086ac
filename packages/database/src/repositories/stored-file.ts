import {
  type CompanyFile,
  FileType,
  type QuarterlyFile,
  type QuarterSource,
  StoredFile,
} from '@lqc/contracts';
import { z } from 'zod';

/** A stored file with what was read from it. */
export const StoredFileRow = StoredFile.extend({
  kind: FileType,
  label: z.string().nullable(),
  upload_date: z.date(),
  survey_id: z.string().nullable(),
  register_id: z.string().nullable(),
  rows: z.number(),
  /** The calendar quarter of a quarterly file; null where it is not known. */
  year: z.number().nullable(),
  quarter: z.number().nullable(),
}).readonly();
export type StoredFileRow = z.infer<typeof StoredFileRow>;

/** SQL: files `f` as such rows. */
export const STORED_FILES = `
  SELECT f.id, f.kind, f.label, f.file_name, f.upload_date, u.username AS owner_username,
         c.size_bytes, c.sha256, f.survey_id, f.register_id, f.year, f.quarter, f.is_sample,
         coalesce(s.contacts, r.companies) AS rows
    FROM workbook_file f
    JOIN workbook_content c ON c.sha256 = f.content_sha256
    JOIN app_user u ON u.id = f.owner_id
    LEFT JOIN survey s ON s.id = f.survey_id
    LEFT JOIN company_register r ON r.id = f.register_id`;

const common = (row: StoredFileRow) => ({
  id: row.id,
  file_name: row.file_name,
  upload_date: row.upload_date.toISOString(),
  owner_username: row.owner_username,
  size_bytes: row.size_bytes,
  sha256: row.sha256,
  is_sample: row.is_sample,
});

/** A quarterly file as responses give it. */
export function quarterlyFile(row: StoredFileRow): QuarterlyFile {
  const { label, year, quarter, rows: contacts } = row;
  return { ...common(row), label: label ?? '', year, quarter, contacts };
}

/** The company database as responses give it. */
export function companyFile(row: StoredFileRow): CompanyFile {
  return { ...common(row), companies: row.rows };
}

/** Files as responses list them; of a file that was stored just now no note is newer. */
export const listedFiles = (
  files: readonly StoredFileRow[],
  newerNotes: (file: StoredFileRow) => number = () => 0,
) => ({
  quarterly_files: files
    .filter(({ kind }) => kind === 'quarterly')
    .map((file) => ({ ...quarterlyFile(file), newer_notes: newerNotes(file) })),
  company_files: files.filter(({ kind }) => kind === 'company').map(companyFile),
});

/** A file as sessions and their figures name it. */
export function sourceOf(row: StoredFileRow): QuarterSource {
  return {
    file_id: row.id,
    label: row.label ?? '',
    file_name: row.file_name,
    upload_date: row.upload_date.toISOString(),
    owner_username: row.owner_username,
    sha256: row.sha256,
  };
}
