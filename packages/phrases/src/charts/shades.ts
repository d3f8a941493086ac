type Bounds = readonly [number, number, number, number];

/** The colours from fall to rise, grey at neutral; orange is below neutral, blue above. */
export const SHADES = ['fall-2', 'fall-1', 'same', 'rise-1', 'rise-2'] as const;
export type Shade = (typeof SHADES)[number];

/** Scores and averages from which on each next shade begins. */
export const SCORE_BOUNDS: Bounds = [1.5, 2.75, 3.25, 4.75];
export const AVERAGE_BOUNDS: Bounds = [2.45, 2.85, 3.15, 3.55];

export const shadeOf = (value: number, bounds: Bounds): Shade =>
  SHADES[bounds.filter((bound) => value >= bound).length]!;
