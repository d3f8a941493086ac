import { SCORE_BOUNDS, type Shade, shadeOf } from '@lqc/phrases';

/** The background of each shade, with a readable text colour. */
export const SHADE_LOOKS = {
  'fall-2': { background: 'var(--fall-2)', color: 'var(--surface)' },
  'fall-1': { background: 'var(--fall-1)', color: 'light-dark(#16202e, #ffffff)' },
  same: { background: 'var(--same)', color: 'var(--ink)' },
  'rise-1': { background: 'var(--rise-1)', color: 'light-dark(#16202e, #0e141c)' },
  'rise-2': { background: 'var(--rise-2)', color: 'var(--surface)' },
} as const satisfies Record<Shade, { background: string; color: string }>;

export const scoreShade = (score: number) => SHADE_LOOKS[shadeOf(score, SCORE_BOUNDS)];
