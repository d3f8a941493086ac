import type { ReportExportRequest } from '@lqc/contracts';
import { type ReportContents, reportDocumentOf } from './contents/report-document-of.js';
import { writeDocument } from './write-document.js';
import { writeTables } from './write-tables.js';

/** The report's document, or its tables as a workbook; a PDF is rendered of the document. */
export function writeReport(
  format: ReportExportRequest['format'],
  contents: ReportContents,
): Promise<Uint8Array> {
  const report = reportDocumentOf(contents);
  return format === 'xlsx' ? writeTables(report) : writeDocument(report);
}
