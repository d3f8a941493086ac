import type { Shade } from '@lqc/phrases';

/** The colours of the screen's light theme (`tokens.css`), used for everything that is printed. */
export const PALETTE = {
  paper: '#ffffff',
  ink: '#16202e',
  muted: '#4f5b6b',
  hairline: '#c6ccd6',
  gold: '#b07a00',
  series: ['#174a8c', '#b87800', '#3295f6', '#6b1d3a'],
  shades: {
    'fall-2': '#9a4a00',
    'fall-1': '#f0a860',
    same: '#c6ccd6',
    'rise-1': '#7fa9dc',
    'rise-2': '#174a8c',
  } satisfies Record<Shade, string>,
} as const;
