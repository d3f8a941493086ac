import type { Shade } from '@lqc/phrases';
import { PALETTE } from '../../palette.js';

const colour = (hex: string) => `<a:srgbClr val="${hex.slice(1).toUpperCase()}"/>`;

export const filled = (hex: string) => `<a:solidFill>${colour(hex)}</a:solidFill>`;

const edged = (hex: string) => `<a:ln w="9525">${filled(hex)}</a:ln>`;
const hatched = (hex: string, preset: 'dkUpDiag' | 'wdUpDiag') =>
  `<a:pattFill prst="${preset}"><a:fgClr>${colour(hex)}</a:fgClr><a:bgClr>${colour(PALETTE.paper)}</a:bgClr></a:pattFill>`;

/** Below neutral hatched: in black and white both ends are as dark as each other. */
const SHADES: Readonly<Record<Shade, string>> = {
  'fall-2': hatched(PALETTE.shades['fall-2'], 'dkUpDiag') + edged(PALETTE.shades['fall-2']),
  'fall-1': hatched(PALETTE.shades['fall-1'], 'wdUpDiag') + edged(PALETTE.shades['fall-1']),
  same: filled(PALETTE.shades.same) + edged(PALETTE.paper),
  'rise-1': filled(PALETTE.shades['rise-1']) + edged(PALETTE.paper),
  'rise-2': filled(PALETTE.shades['rise-2']) + edged(PALETTE.paper),
};

/** Dark, medium and open: the second and third colour of the palette are the same grey. */
const SERIES = PALETTE.series.map((hex, at) =>
  at === 2 ? filled(PALETTE.paper) + edged(hex) : filled(hex),
);
/** The same as letters. LibreOffice gives all of them one colour. */
const MARKS = ['■', '▒', '□', '▪'] as const;

/** How bars of a shade, or of a place among the series, are filled so that they differ without colours too. */
export const fillOf = (of: Shade | number): string =>
  typeof of === 'number' ? SERIES[of % SERIES.length]! : SHADES[of];

/** The square that stands for a series in a key. */
export const keyOf = (at: number): { readonly mark: string; readonly ink: string } => ({
  mark: MARKS[at % MARKS.length]!,
  ink: PALETTE.series[at % SERIES.length]!,
});
