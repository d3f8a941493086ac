import type { Conclusion } from './api';
import { copy } from './copy';
import { BLANK_LINE } from '../checked-text/text-segments';
import { headLines, textWithState } from './plain-text';

const TWIPS_PER_CM = 567;

/**
 * Conclusions as a Word document; each has a heading, its details, and its paragraphs with bold
 * text. The library is loaded when it is first used.
 */
export async function documentOf(conclusions: readonly Conclusion[]): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx');
  const runs = (text: string) =>
    text.split('**').map((part, at) => new TextRun({ text: part, bold: at % 2 === 1 }));
  const children = conclusions.flatMap((one, at) => [
    new Paragraph({
      text: one.indicator,
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: at > 0,
    }),
    ...headLines(one)
      .slice(1)
      .map(
        ([label, value]) =>
          new Paragraph({
            children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)],
          }),
      ),
    ...(one.data_changed
      ? [new Paragraph({ children: [new TextRun({ text: copy.dataChanged, italics: true })] })]
      : []),
    new Paragraph({ text: '' }),
    ...textWithState(one)
      .split(BLANK_LINE)
      .map((paragraph) => new Paragraph({ children: runs(paragraph), spacing: { after: 160 } })),
  ]);
  const margin = 2.5 * TWIPS_PER_CM;
  return Packer.toBlob(
    new Document({
      title: copy.lines.title,
      styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
      sections: [
        {
          properties: {
            page: { margin: { top: margin, right: margin, bottom: margin, left: margin } },
          },
          children,
        },
      ],
    }),
  );
}
