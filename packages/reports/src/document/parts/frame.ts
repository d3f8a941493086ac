import { documentPhrases as say } from '@lqc/phrases';
import { Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { TextWatermark } from 'docx/watermarks';
import { DOCUMENT_FONT } from '../../fonts.js';
import { peopleIn } from './cover.js';
import { xmlText } from '../../xml-text.js';
import type { ReportDocument } from '../report-document.js';
import { COLOUR, hairline, TEXT_WIDTH } from './house-style.js';

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
              new TextRun({ text: headLine(report), ...SMALL }),
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
              new TextRun({ text: footLine(report), ...SMALL }),
              new TextRun({ children: [`\t${say.page} `, PageNumber.CURRENT], ...SMALL }),
            ],
          }),
        ],
      }),
    },
  };
}

/** In letters, so that each line stays one. */
const LONGEST = { title: 45, period: 20, office: 70 } as const;

/** The office, which is the first line of who made it, and with what. */
const footLine = ({ people }: ReportDocument) =>
  [...peopleIn(people).slice(0, 1).map(cutTo(LONGEST.office)), say.product].join(' · ');

/** The quarter stands behind a title of any length. */
const headLine = ({ title, period }: ReportDocument) =>
  `${cutTo(LONGEST.title)(title)} · ${cutTo(LONGEST.period)(period)}`;

const cutTo = (longest: number) => (text: string) =>
  xmlText(text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

/** The cover has no head line, but says DRAF as every page does. */
export const coverFrame = (report: ReportDocument) => ({
  headers: { default: new Header({ children: [new Paragraph({ children: watermark(report) })] }) },
  footers: { default: new Footer({ children: [new Paragraph({})] }) },
});

const watermark = ({ approval }: ReportDocument) =>
  approval
    ? []
    : [
        new TextWatermark({
          text: say.draft,
          font: DOCUMENT_FONT,
          color: COLOUR.hairline,
          opacity: 0.3,
          width: 420,
        }),
      ];
