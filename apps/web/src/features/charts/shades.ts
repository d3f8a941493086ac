/**
 * Class names of the five background colours from fall to rise, each with a readable text colour.
 */
export const SHADES = {
  fall2: { background: 'var(--fall-2)', color: 'var(--surface)' },
  fall1: { background: 'var(--fall-1)', color: 'light-dark(#16202e, #ffffff)' },
  same: { background: 'var(--same)', color: 'var(--ink)' },
  rise1: { background: 'var(--rise-1)', color: 'light-dark(#16202e, #0e141c)' },
  rise2: { background: 'var(--rise-2)', color: 'var(--surface)' },
} as const;

const STEPS = [SHADES.fall2, SHADES.fall1, SHADES.same, SHADES.rise1, SHADES.rise2] as const;

/** The step of a value between these four bounds: orange is below neutral, blue above. */
export const shadeOf = (value: number, bounds: readonly [number, number, number, number]) =>
  STEPS[bounds.filter((bound) => value >= bound).length]!;
