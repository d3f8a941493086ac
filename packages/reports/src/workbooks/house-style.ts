import type { Borders, Fill, Font } from 'exceljs';
import { HOUSE_FONT } from '../fonts.js';
import { PALETTE } from '../palette.js';

/** The tone of a cell. Tones have the same meanings as on screen, and never mean good or bad. */
export type Tone = 'rise' | 'fall' | 'same' | 'high' | 'low' | 'strong' | 'muted' | 'few';

const argb = (hex: string) => `FF${hex.slice(1).toUpperCase()}`;
const solid = (hex: string): Fill => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: argb(hex) },
});

const FONT = {
  name: HOUSE_FONT,
  size: 9,
  color: { argb: argb(PALETTE.ink) },
} satisfies Partial<Font>;

export const TITLE_FONT: Partial<Font> = { ...FONT, size: 13, bold: true };
export const NOTE_FONT: Partial<Font> = { ...FONT, color: { argb: argb(PALETTE.muted) } };
export const HEADER_FONT: Partial<Font> = { ...FONT, bold: true, color: { argb: 'FFFFFFFF' } };
export const BODY_FONT: Partial<Font> = FONT;
export const HEADER_FILL = solid(PALETTE.series[0]);

const hairline = { style: 'thin', color: { argb: argb(PALETTE.hairline) } } as const;
export const BODY_BORDER: Partial<Borders> = { bottom: hairline };
export const HEADER_BORDER: Partial<Borders> = {
  left: { style: 'thin', color: { argb: 'FFFFFFFF' } },
};

/** The text colour of each tone and, for some, the background colour. */
export const TONES: Record<Tone, { font: Partial<Font>; fill?: Fill }> = {
  rise: {
    font: { ...FONT, color: { argb: argb(PALETTE.shades['rise-2']) } },
    fill: solid('#e3edf9'),
  },
  fall: {
    font: { ...FONT, color: { argb: argb(PALETTE.shades['fall-2']) } },
    fill: solid('#fdeedd'),
  },
  same: { font: { ...FONT, color: { argb: argb(PALETTE.muted) } } },
  high: { font: { ...FONT, bold: true, color: { argb: argb('#12437a') } } },
  low: { font: { ...FONT, bold: true, color: { argb: argb(PALETTE.gold) } } },
  strong: { font: { ...FONT, bold: true }, fill: solid('#f5f7fa') },
  muted: { font: NOTE_FONT },
  few: { font: { ...FONT, color: { argb: argb('#6b4a00') } }, fill: solid('#fff4d6') },
};

/** A text beside figures keeps off them. */
export const indentOf = (align: 'left' | 'right' | 'center', isFirst: boolean) =>
  align === 'left' && !isFirst ? 1 : 0;
