import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import type { Column, TableSheet } from '../workbooks/table.js';
import { sheet, writeWorkbook } from '../workbooks/workbook-file.js';
import { captionText, numberedReport, type NumberedTable } from './numbered-report.js';
import type { DocumentCell, DocumentColumn, ReportDocument } from './report-document.js';

/**
 * All tables of the report as a workbook (.xlsx), a sheet each under the number that it has in the
 * document; first a list of them.
 */
export function writeTables(report: ReportDocument): Promise<Buffer> {
  const { chapters, dataTables } = numberedReport(report);
  const tables = [
    ...chapters.flatMap(({ sections }) => sections.flatMap((section) => section.tables)),
    ...dataTables,
  ];
  return writeWorkbook({
    title: [report.title, report.period].join(' · '),
    copy: report.copy,
    madeAt: report.madeAt,
    sheets: [sheet(list(report, tables)), ...tables.map((table) => sheet(tableSheet(table)))],
  });
}

function list(report: ReportDocument, tables: readonly NumberedTable[]): TableSheet<NumberedTable> {
  return {
    name: say.tableList,
    title: [report.title, report.period].join(' · '),
    notes: [...(report.approval ? [] : [say.notApproved]), ...report.workbooks],
    columns: [
      { header: say.table, kind: 'text', width: 14, value: ({ number }) => captionText(number) },
      { header: say.about, kind: 'prose', width: 90, value: ({ title }) => title },
    ],
    rows: tables,
  };
}

function tableSheet({ number, title, columns, rows, notes }: NumberedTable): TableSheet<Row> {
  return {
    name: captionText(number),
    title: `${captionText(number)} · ${title}`,
    notes,
    columns: columns.flatMap((one, at) => columnsOf(one, at)),
    rows,
  };
}

type Row = readonly DocumentCell[];

/** What the document writes as one column; n, which it writes behind a figure, in one of its own before it. */
function columnsOf({ header, group, kind, hasN }: DocumentColumn, at: number): Column<Row>[] {
  const own: Column<Row> = {
    header,
    kind,
    ...(group !== undefined && { group }),
    value: (row) => row[at]!.value,
    disclosure: (row) => row[at]!.disclosure ?? 'open',
  };
  if (!hasN) return [own];
  const { column } = workbookPhrases;
  return [
    {
      header: column.n,
      group: header,
      kind: 'count',
      value: (row) => row[at]!.n?.value ?? null,
      disclosure: (row) => row[at]!.n?.disclosure ?? 'open',
    },
    { ...own, header: kind === 'average' ? column.average : column.change, group: header },
  ];
}
