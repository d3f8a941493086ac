import { getOrInsert } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import { ImageRun, Paragraph, TextRun } from 'docx';
import { xmlText } from '../../xml-text.js';
import { captionText, type NumberedFigure } from '../numbered-report.js';
import { AFTER_LAST, caption } from './caption.js';
import { STYLE, TEXT_WIDTH_PX } from './house-style.js';
import { imageSize } from 'image-size';

/** Leaves room on a page for the caption above and the notes below. */
const MAX_HEIGHT_PX = 780;

/** Pictures of a report that is written again. */
const drawn = new WeakMap<NumberedFigure['drawn'], Uint8Array>();

/** A chart as wide as the text, with its caption above, n, source and the place of its data below. */
export function figureParagraphs(figure: NumberedFigure): Paragraph[] {
  const png = getOrInsert(drawn, figure.drawn, figure.drawn);
  const { width, height } = imageSize(png);
  const scale = Math.min(TEXT_WIDTH_PX / width, MAX_HEIGHT_PX / height);
  const name = captionText(figure.number);
  return [
    caption(figure.number, figure.title),
    // One paragraph: LibreOffice gives up a chain of kept ones that goes on behind a picture without room, and
    // leaves the chain's heading alone on the page before.
    new Paragraph({
      style: STYLE.note,
      keepLines: true,
      spacing: AFTER_LAST,
      children: [
        new ImageRun({
          type: 'png',
          data: png,
          transformation: { width: width * scale, height: height * scale },
          altText: { name, title: name, description: xmlText(`${figure.title}. ${figure.note}`) },
        }),
        lineBelow(figure.note),
        lineBelow(`${say.source(figure.source)} · ${say.dataIn(captionText(figure.dataNumber))}`),
      ],
    }),
  ];
}

const lineBelow = (text: string) => new TextRun({ text: xmlText(text), break: 1 });
