import { documentPhrases as say } from '@lqc/phrases';
import { ImageRun, Paragraph } from 'docx';
import { xmlText } from '../../xml-text.js';
import { captionText, type NumberedFigure } from '../numbered-report.js';
import { caption, noteLine } from './caption.js';
import { STYLE, TEXT_WIDTH_PX } from './house-style.js';
import { imageSize } from 'image-size';

/** Leaves room on a page for the caption above and the notes below. */
const MAX_HEIGHT_PX = 780;

/** Pictures of a report that is written again. */
const drawn = new WeakMap<NumberedFigure['drawn'], Uint8Array>();

/** A chart as wide as the text, with its caption above, n, source and the place of its data below. */
export function figureParagraphs(figure: NumberedFigure): Paragraph[] {
  const png = drawn.get(figure.drawn) ?? figure.drawn();
  drawn.set(figure.drawn, png);
  const { width, height } = imageSize(png);
  const scale = Math.min(TEXT_WIDTH_PX / width, MAX_HEIGHT_PX / height);
  const name = captionText(figure.number);
  return [
    caption(figure.number, figure.title),
    new Paragraph({
      style: STYLE.picture,
      children: [
        new ImageRun({
          type: 'png',
          data: png,
          transformation: { width: width * scale, height: height * scale },
          altText: { name, title: name, description: xmlText(`${figure.title}. ${figure.note}`) },
        }),
      ],
    }),
    noteLine(figure.note),
    noteLine(`${say.source(figure.source)} · ${say.dataIn(captionText(figure.dataNumber))}`, {
      isLast: true,
    }),
  ];
}
