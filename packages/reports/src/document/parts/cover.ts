import { documentPhrases as say, longDate } from '@lqc/phrases';
import { HeadingLevel, Paragraph, TextRun } from 'docx';
import { xmlText } from '../../xml-text.js';
import type { ReportDocument } from '../report-document.js';
import { COLOUR } from './house-style.js';

const line = (
  text: string,
  { before = 0, ...run }: { before?: number; size: number; color: string; bold?: boolean },
) =>
  new Paragraph({
    spacing: { before, after: 60 },
    children: [new TextRun({ text: xmlText(text), ...run })],
  });

/** The first page: whose report it is, of which quarter, which copy, and whether it is approved. */
export function cover(report: ReportDocument): Paragraph[] {
  const { people, title, period, comparedWith, interviews, copy, approval, madeAt } = report;
  const { ink, muted, gold, red } = COLOUR;
  const authors = people.split('\n').filter((one) => one.trim() !== '');
  return [
    line('', { size: 22, color: muted, before: 2_400 }),
    ...authors.map((one) => line(one, { size: 26, color: muted })),
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
    ...(interviews ?? '')
      .split('\n')
      .filter(Boolean)
      .map((one) => line(one, { size: 22, color: muted })),
    line(say.copy[copy], { size: 24, color: ink, bold: true, before: 2_800 }),
    line(say.copyNote[copy], { size: 20, color: muted }),
    approval
      ? line(say.approved(approval.by, day(approval.at)), { size: 20, color: ink, before: 240 })
      : line(say.notApproved, { size: 20, color: red, bold: true, before: 240 }),
    line(say.madeAt(day(madeAt)), { size: 20, color: muted }),
  ];
}

const day = (at: Date) => longDate(at.toISOString().slice(0, 10));
