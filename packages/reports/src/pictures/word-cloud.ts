import { CodedError } from '@lqc/contracts';
import { chartPhrases } from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Pen, paper, png, setText } from './paper.js';
import { placeWords, type WeightedWord, WEIGHT } from './place-words.js';

const SIZE = 1000;
const LEGEND_HEIGHT = 64;
const MARGIN = 24;
/** d3-cloud's board is 32 pixels a step wide. */
const AREA = { width: 928, height: SIZE - LEGEND_HEIGHT - 2 * MARGIN };
const MIDDLE_Y = MARGIN + AREA.height / 2;
/** Size alone tells the weight: colours that mean nothing would be read as directions. */
const WORD = { weight: WEIGHT, colour: PALETTE.series[0], align: 'center' } as const;
const LEGEND = { sizePx: 20, weight: 600, colour: PALETTE.ink } as const;
const LEFT_OUT = { sizePx: 16, colour: PALETTE.muted, align: 'right' } as const;

export interface WordCloud {
  /** By weight, heaviest first. */
  readonly words: readonly WeightedWord[];
  readonly indicator: string;
  readonly period: string;
  /** Contacts whose words these are. */
  readonly contacts: number;
}

export interface DrawnCloud {
  /** 1000 × 1000, with a legend line beneath. */
  readonly png: Buffer;
  /** Words that found no place; the legend says how many. */
  readonly leftOut: number;
}

/**
 * Draws a word cloud: the same words make the same bytes.
 *
 * @throws CodedError `INDICATOR_WITHOUT_TEXT` without words
 */
export function drawWordCloud({ words, indicator, period, contacts }: WordCloud): DrawnCloud {
  if (words.length === 0) throw new CodedError('INDICATOR_WITHOUT_TEXT');
  const placed = placeWords(words, AREA);
  const sheet = paper(SIZE, SIZE);
  const { pen } = sheet;
  for (const { word, sizePx, x, y } of placed) {
    setText(pen, { ...WORD, sizePx });
    pen.fillText(word, SIZE / 2 + x, MIDDLE_Y + y);
  }
  const leftOut = words.length - placed.length;
  drawLegend(pen, chartPhrases.cloudLegend(indicator, period, contacts), leftOut);
  return { png: png(sheet), leftOut };
}

function drawLegend(pen: Pen, text: string, leftOut: number): void {
  const top = SIZE - LEGEND_HEIGHT;
  pen.fillStyle = PALETTE.gold;
  pen.fillRect(36, top, SIZE - 72, 1);
  setText(pen, LEGEND).fillText(text, 36, top + 38);
  if (leftOut > 0)
    setText(pen, LEFT_OUT).fillText(chartPhrases.cloudLeftOut(leftOut), SIZE - 36, top + 38);
}
