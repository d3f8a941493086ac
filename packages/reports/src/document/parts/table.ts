import { documentPhrases as say } from '@lqc/phrases';
import {
  AlignmentType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { columnGroups } from '../../column-groups.js';
import { xmlText } from '../../xml-text.js';
import { cellWords, isFigure } from '../cell-words.js';
import type { NumberedTable } from '../numbered-report.js';
import type {
  DocumentCell,
  DocumentColumn,
  DocumentKind,
  DocumentTable,
} from '../report-document.js';
import { caption, noteLine } from './caption.js';
import { ACROSS_PAGE, COLOUR, hairline, rule, STYLE, TEXT_WIDTH } from './house-style.js';

/** Tables of so many rows stay on one page, but for those of narratives, which fill one. */
const KEPT_TOGETHER = 18;
const WEIGHT: Partial<Record<DocumentKind, number>> = { text: 3, prose: 5 };

/** A numbered table: its caption, the table, and what is to be known of it. */
export function numberedTable(table: NumberedTable): (Paragraph | Table)[] {
  return [caption(table.number, table.title), plainTable(table), ...notes(table)];
}

function notes(table: DocumentTable): Paragraph[] {
  const disclosures = new Set(table.rows.flatMap((row) => row.map(({ disclosure }) => disclosure)));
  const lines = [
    ...table.notes,
    ...(disclosures.has('withheld') ? [say.withheldNote] : []),
    ...(disclosures.has('few') ? [say.fewNote] : []),
  ];
  // Word joins tables that no paragraph parts.
  if (lines.length === 0) lines.push('');
  return lines.map((line, at) => noteLine(line, { isLast: at === lines.length - 1 }));
}

/** The table alone: its header is repeated on every page, and no row is broken. */
export function plainTable({ columns, rows }: Pick<DocumentTable, 'columns' | 'rows'>): Table {
  const widths = widthsOf(columns);
  const heads = headRows(columns, widths);
  const together = rows.length <= KEPT_TOGETHER && columns.every(({ kind }) => kind !== 'prose');
  const body = rows.map((row, at) => {
    const isLast = at === rows.length - 1;
    return new TableRow({
      cantSplit: true,
      children: columns.map(({ kind }, position) =>
        cell(cellWords(row[position]!, kind), {
          tone: row[position]!.tone,
          width: widths[position]!,
          isFigure: isFigure(kind),
          // The last row stays with the notes below it.
          keepNext: together || isLast || at === 0,
          bottom: isLast ? rule : hairline,
        }),
      ),
    });
  });
  return new Table({
    rows: [...heads, ...body],
    columnWidths: widths,
    ...ACROSS_PAGE,
    margins: { top: 20, bottom: 20, left: 70, right: 70 },
  });
}

function headRows(columns: readonly DocumentColumn[], widths: readonly number[]): TableRow[] {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ header, kind }, at) =>
      headCell(header, { width: widths[at]!, isFigure: isFigure(kind) }),
    ),
  });
  if (!columns.some(({ group }) => group !== undefined)) return [head];
  const groups = [...columnGroups(columns)].map(({ group, from, to }) => {
    const width = widths.slice(from, to).reduce((sum, one) => sum + one, 0);
    return headCell(group ?? '', { width, span: to - from, isGroup: group !== undefined });
  });
  return [new TableRow({ tableHeader: true, cantSplit: true, children: groups }), head];
}

function headCell(
  text: string,
  options: { width: number; isFigure?: boolean; span?: number; isGroup?: boolean },
): TableCell {
  return new TableCell({
    width: { size: options.width, type: WidthType.DXA },
    columnSpan: options.span ?? 1,
    shading: { fill: COLOUR.headFill },
    verticalAlign: VerticalAlign.BOTTOM,
    borders: options.isGroup ? { bottom: hairline } : {},
    children: [
      new Paragraph({
        style: STYLE.cellHead,
        alignment: options.isGroup ? AlignmentType.CENTER : sideOf(options.isFigure),
        children: [new TextRun(xmlText(text))],
      }),
    ],
  });
}

const sideOf = (figure = false) => (figure ? AlignmentType.RIGHT : AlignmentType.LEFT);

function cell(
  text: string,
  options: {
    tone: DocumentCell['tone'];
    width: number;
    isFigure: boolean;
    keepNext: boolean;
    bottom: typeof rule | typeof hairline;
  },
): TableCell {
  return new TableCell({
    width: { size: options.width, type: WidthType.DXA },
    borders: { bottom: options.bottom },
    ...(options.tone && { shading: { fill: COLOUR[options.tone] } }),
    children: xmlText(text)
      .split('\n')
      .map(
        (line) =>
          new Paragraph({
            style: STYLE.cell,
            keepNext: options.keepNext,
            alignment: sideOf(options.isFigure),
            children: [new TextRun(line)],
          }),
      ),
  });
}

/** Columns share the width of the text by what they hold; they fill it exactly. */
function widthsOf(columns: readonly DocumentColumn[]): number[] {
  const weights = columns.map(({ kind, weight }) => weight ?? WEIGHT[kind] ?? 1);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const widths = weights.map((weight) => Math.floor((TEXT_WIDTH * weight) / all));
  const rest = TEXT_WIDTH - widths.reduce((sum, one) => sum + one, 0);
  return widths.map((width, at) => (at === 0 ? width + rest : width));
}
