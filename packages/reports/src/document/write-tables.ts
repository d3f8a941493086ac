import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { documentPhrases as say } from '@lqc/phrases';
import type { TableSheet } from '../workbooks/table.js';
import { sheet, writeWorkbook } from '../workbooks/workbook-file.js';
import { captionText, numberedReport, type NumberedTable } from './numbered-report.js';
import type { DocumentCell, ReportDocument } from './report-document.js';

/**
 * All tables of the report as a workbook (.xlsx), a sheet each under the number that it has in the
 * document; first a list of them.
 */
export async function writeTables(report: ReportDocument): Promise<Uint8Array> {
  const { chapters, dataTables } = numberedReport(report);
  const tables = [
    ...chapters.flatMap(({ sections }) => sections.flatMap((section) => section.tables)),
    ...dataTables,
  ];
  const out = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(out),
    writeWorkbook(out, {
      title: [report.title, report.period].join(' · '),
      copy: report.copy,
      madeAt: report.madeAt,
      sheets: [sheet(list(report, tables)), ...tables.map((table) => sheet(tableSheet(table)))],
    }),
  ]);
  return bytes;
}

function list(report: ReportDocument, tables: readonly NumberedTable[]): TableSheet<NumberedTable> {
  return {
    name: say.tableList,
    title: [report.title, report.period].join(' · '),
    notes: report.approval ? [] : [say.notApproved],
    columns: [
      { header: say.table, kind: 'text', width: 14, value: ({ number }) => captionText(number) },
      { header: say.about, kind: 'prose', width: 90, value: ({ title }) => title },
    ],
    rows: tables,
  };
}

function tableSheet({
  number,
  title,
  columns,
  rows,
  notes,
}: NumberedTable): TableSheet<readonly DocumentCell[]> {
  return {
    name: captionText(number),
    title: `${captionText(number)} · ${title}`,
    notes,
    columns: columns.map(({ header, group, kind }, at) => ({
      header,
      kind,
      ...(group !== undefined && { group }),
      value: (row) => row[at]!.value,
      disclosure: (row) => row[at]!.disclosure ?? 'open',
    })),
    rows,
  };
}
