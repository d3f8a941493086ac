import { documentPhrases as say, longDateOf, moment } from '@lqc/phrases';
import {
  type FileChild,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { xmlText } from '../../xml-text.js';
import type { ReportDocument } from '../report-document.js';
import { ACROSS_PAGE, COLOUR, TEXT_WIDTH } from './house-style.js';

const line = (
  text: string,
  { before = 0, ...run }: { before?: number; size: number; color: string; bold?: boolean },
) =>
  new Paragraph({
    spacing: { before, after: 60 },
    children: [new TextRun({ text: xmlText(text), ...run })],
  });

/** Lines that people typed, or with semicolons where they had one line. */
export const peopleIn = (people: string): string[] =>
  people
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The first page: whose report it is, of which quarter, which copy, how it came about, and who signs it. */
export function cover(report: ReportDocument): FileChild[] {
  const { people, title, period, comparedWith, copy, madeAt } = report;
  const { ink, muted, gold } = COLOUR;
  const [office] = peopleIn(people);
  return [
    line(office ?? '', { size: 26, color: muted, before: 2_400 }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { before: 360, after: 120 },
      border: { bottom: { style: 'single', size: 18, color: gold, space: 10 } },
      children: [new TextRun(xmlText(title))],
    }),
    line(period, { size: 40, color: ink, bold: true, before: 240 }),
    ...(comparedWith.length > 0
      ? [line(say.comparedWith(comparedWith), { size: 24, color: muted })]
      : []),
    line(say.copy[copy], { size: 24, color: ink, bold: true, before: 2_000 }),
    line(say.copyNote[copy], { size: 20, color: muted }),
    line(say.madeAt(longDateOf(madeAt)), { size: 20, color: muted }),
    line('', { size: 20, color: muted, before: 400 }),
    signing(report),
  ];
}

/** What whoever signs answers for, with a place to do so; what is missing is said in its place. */
function signing({ people, interviews, approval, workbooks }: ReportDocument): Table {
  const { signed } = say;
  const [office, ...persons] = peopleIn(people);
  const rows: readonly [label: string, lines: readonly string[], isMissing?: boolean][] = [
    [signed.office, [office ?? signed.missing], !office],
    [signed.people, persons.length > 0 ? persons : [signed.missing], persons.length === 0],
    ...(interviews ?? []).map(({ label, text }): [string, readonly string[]] => [label, [text]]),
    [signed.workbooks, workbooks],
    [
      signed.approved,
      [approval ? say.approved(approval.by, moment(approval.at)) : say.notApproved],
      approval === null,
    ],
    [signed.signature, ['', '', '']],
  ];
  return new Table({
    columnWidths: [LABEL_WIDTH, TEXT_WIDTH - LABEL_WIDTH],
    ...ACROSS_PAGE,
    margins: { top: 40, bottom: 40, left: 70, right: 70 },
    rows: rows.map(
      ([label, lines, isMissing = false]) =>
        new TableRow({
          cantSplit: true,
          children: [
            entry([label], LABEL_WIDTH, COLOUR.muted),
            entry(lines, TEXT_WIDTH - LABEL_WIDTH, isMissing ? COLOUR.red : COLOUR.ink),
          ],
        }),
    ),
  });
}

const LABEL_WIDTH = 2_400;

const entry = (lines: readonly string[], size: number, color: string) =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    children: lines.map(
      (text) =>
        new Paragraph({ children: [new TextRun({ text: xmlText(text), size: 20, color })] }),
    ),
  });
