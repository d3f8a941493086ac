import { documentPhrases as say } from '@lqc/phrases';
import {
  Bookmark,
  Document,
  type FileChild,
  HeadingLevel,
  LineRuleType,
  Packer,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import { CONTENTS_BOOKMARK, END_BOOKMARK, type HeadingPages } from '../heading-pages.js';
import { xmlText } from '../xml-text.js';
import { confidentialSources, openStatements } from './annex-tables.js';
import {
  annexOf,
  numberedReport,
  type NumberedReport,
  type NumberedSection,
} from './numbered-report.js';
import { cover } from './parts/cover.js';
import { figureParagraphs } from './parts/figure.js';
import { FONT_TABLE } from './parts/font-table.js';
import { coverFrame, frame } from './parts/frame.js';
import { NUMBERING, PAGE, STYLE, STYLES } from './parts/house-style.js';
import { numberedTable, plainTable } from './parts/table.js';
import { textParagraphs } from './parts/text.js';
import { pageNumbersOf } from './page-numbers.js';
import type { ReportDocument } from './report-document.js';

/**
 * The report as a Word document (.docx): cover, table of contents with its page numbers, chapters
 * under Word's own headings, captions and footnotes, and the annex with the data of every chart,
 * what is unchecked and, in an internal copy, whose words the footnotes rest on.
 *
 * @param pages the pages of headings as they were counted; null: Word counts them as it opens the document
 */
export async function writeDocument(
  report: ReportDocument,
  pages: HeadingPages | null = null,
): Promise<Uint8Array> {
  const title = xmlText([report.title, report.period].join(' · '));
  const page = { page: PAGE };
  return await Packer.toBuffer(
    new Document({
      title,
      subject: say.copy[report.copy],
      creator: say.product,
      lastModifiedBy: say.product,
      description: report.approval ? '' : say.notApproved,
      styles: STYLES,
      numbering: NUMBERING,
      ...(pages && { pageNumbers: pageNumbersOf(pages) }),
      sections: [
        { properties: page, ...coverFrame(report), children: cover(report) },
        {
          properties: { page: { ...PAGE, pageNumbers: { start: 1 } } },
          ...frame(report),
          children: [...contents(), ...body(report), end()],
        },
      ],
    }),
    undefined,
    [FONT_TABLE],
  );
}

const contents = (): FileChild[] => [
  new Paragraph({
    style: STYLE.contents,
    children: [new Bookmark({ id: CONTENTS_BOOKMARK, children: [new TextRun(say.contents)] })],
  }),
  new TableOfContents(say.contents, { hyperlink: true, headingStyleRange: '1-2' }),
];

/** Where the report ends, in a line of no height, by which an office's footer says of how many pages it is. */
const end = (): FileChild =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: 1, lineRule: LineRuleType.EXACT },
    children: [new Bookmark({ id: END_BOOKMARK, children: [] })],
  });

const heading1 = (text: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    pageBreakBefore: true,
    children: [new TextRun(xmlText(text))],
  });

const heading2 = (text: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    children: [new TextRun(xmlText(text))],
  });

const paragraph = (text: string) =>
  new Paragraph({ style: STYLE.body, children: [new TextRun(xmlText(text))] });

function body(report: ReportDocument): FileChild[] {
  const numbered = numberedReport(report);
  const hasAnnex = report.chapters.some(({ isAnnex }) => isAnnex);
  return [
    ...numbered.chapters.flatMap(({ heading, sections, isAnnex }) => [
      heading1(heading),
      ...sections.flatMap((section) => sectionBody(section, report)),
      ...(isAnnex ? annex(report, numbered) : []),
    ]),
    ...(hasAnnex ? [] : [heading1(annexOf(report).heading), ...annex(report, numbered)]),
    ...confidential(report),
  ];
}

/**
 * Text with its charts behind the first paragraph, which stays with what is shown, and then its tables: a
 * section without a text of its own may consist of tables alone. The summary, which is the chapter, is read
 * before its chart.
 */
function sectionBody(section: NumberedSection, report: ReportDocument): FileChild[] {
  const isShown = section.tables.length > 0 || section.figures.length > 0;
  const hasText = section.text.trim() !== '' || !isShown;
  const [first, ...others] = hasText ? textParagraphs(section, report, isShown) : [];
  const figures = section.figures.flatMap(figureParagraphs);
  const isWhole = section.heading === null;
  return [
    ...(section.heading === null ? [] : [heading2(section.heading)]),
    ...(first ? [first] : []),
    ...(isWhole ? [...others, ...figures] : [...figures, ...others]),
    ...section.tables.flatMap(numberedTable),
  ];
}

/**
 * What belongs to every report: the data behind its charts, and in the office what nobody could check. A
 * copy that leaves would tell by that list which figures of a text are right.
 */
function annex(report: ReportDocument, { dataTables }: NumberedReport): FileChild[] {
  const data =
    dataTables.length === 0 ? [] : [heading2(say.chartData), ...dataTables.flatMap(numberedTable)];
  if (report.copy === 'release') return data;
  const open = openStatements(report);
  return [
    ...data,
    heading2(say.open.heading),
    ...(open === null
      ? [paragraph(say.open.none)]
      : [paragraph(say.open.intro(open.rows.length)), plainTable(open)]),
  ];
}

/** Names stand here alone, so that the rest can be handed on by taking this chapter out. */
function confidential(report: ReportDocument): FileChild[] {
  const sources = report.copy === 'internal' ? confidentialSources(report) : null;
  if (sources === null) return [];
  return [
    heading1(say.confidential.heading),
    paragraph(say.confidential.intro),
    plainTable(sources),
  ];
}
