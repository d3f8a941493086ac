import { documentPhrases as say } from '@lqc/phrases';
import { Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { TextWatermark } from 'docx/watermarks';
import { xmlText } from '../../xml-text.js';
import type { ReportDocument } from '../report-document.js';
import { COLOUR, DOCUMENT_FONT, hairline, TEXT_WIDTH } from './house-style.js';

const SMALL = { size: 17, color: COLOUR.muted } as const;
const RIGHT = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }];

/** What stands above and below every page but the cover's. */
export function frame(report: ReportDocument) {
  const marks = [...(report.approval ? [] : [say.draft]), say.copy[report.copy]].join(' · ');
  return {
    headers: {
      default: new Header({
        children: [
          new Paragraph({
            tabStops: RIGHT,
            border: { bottom: { ...hairline, space: 4 } },
            children: [
              ...watermark(report),
              new TextRun({ text: xmlText(headLine(report)), ...SMALL }),
              new TextRun({ text: `\t${marks}`, ...SMALL, bold: true }),
            ],
          }),
        ],
      }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            tabStops: RIGHT,
            children: [
              new TextRun({ text: say.product, ...SMALL }),
              new TextRun({ children: [`\t${say.page} `, PageNumber.CURRENT], ...SMALL }),
            ],
          }),
        ],
      }),
    },
  };
}

const LONGEST_HEAD = 70;

function headLine({ people, title, period }: ReportDocument): string {
  const office = people.split(/[\n;]/)[0]!.trim();
  const line = [office, title, period].filter((part) => part !== '').join(' · ');
  return line.length <= LONGEST_HEAD ? line : `${line.slice(0, LONGEST_HEAD).trimEnd()}…`;
}

/** The cover has no head line, but says DRAF as every page does. */
export const coverFrame = (report: ReportDocument) => ({
  headers: { default: new Header({ children: [new Paragraph({ children: watermark(report) })] }) },
  footers: { default: new Footer({ children: [new Paragraph({})] }) },
});

const watermark = ({ approval }: ReportDocument) =>
  approval ? [] : [new TextWatermark({ text: say.draft, font: DOCUMENT_FONT, opacity: 0.28 })];
