import { getOrInsert, type ReportExportRequest } from '@lqc/contracts';
import type { ReportContents } from './contents/report-contents.js';
import { reportDocumentOf } from './contents/report-document-of.js';
import { documentPhrases as say } from '@lqc/phrases';
import { xmlText } from '../xml-text.js';
import { inOfficeLook } from './template/in-office-look.js';
import type { HeadingPages } from '../heading-pages.js';
import { peopleIn } from './parts/cover.js';
import type { ReportDocument } from './report-document.js';
import { writeDocument } from './write-document.js';
import { writeTables } from './write-tables.js';

/** A report is written again for each count of its pages, with what was made of its contents for the first. */
const made = new WeakMap<ReportContents, ReportDocument>();

/**
 * The report's document, or its tables as a workbook; a PDF is rendered of the document.
 *
 * @param template the office's own .docx, whose look the document takes; null: the one that ships
 * @param pages the pages of headings as they were counted; null: Word counts them as it opens the document
 * @throws CodedError `REPORT_TEMPLATE_INVALID`
 */
export async function writeReport(
  format: ReportExportRequest['format'],
  contents: ReportContents,
  template: Uint8Array | null = null,
  pages: HeadingPages | null = null,
): Promise<Uint8Array> {
  const report = getOrInsert(made, contents, () => reportDocumentOf(contents));
  if (format === 'xlsx') return writeTables(report);
  const document = await writeDocument(report, pages);
  if (template === null) return document;
  return inOfficeLook(document, template, {
    judul: xmlText(report.title),
    triwulan: xmlText(report.period),
    kantor: xmlText(peopleIn(report.people)[0] ?? ''),
    salinan: say.copy[report.copy],
  });
}
