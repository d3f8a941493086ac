import type { ClaimFact } from '@lqc/contracts';

/** The size that a word states: "tipis", "sedikit" or "tajam", "jauh". */
type Size = 'small' | 'large';

interface Bounds {
  /** Up to `sure` everybody calls a change small, beyond `most` nobody does. */
  readonly small: { readonly sure: number; readonly most: number };
  /** From `sure` on everybody calls a change large, below `least` nobody does. */
  readonly large: { readonly sure: number; readonly least: number };
}

/** The bounds by kind of figure: points of the scale, percentage points, contacts. */
const BOUNDS: Readonly<Record<'scale' | 'percent' | 'counted', Bounds>> = {
  scale: { small: { sure: 0.3, most: 0.5 }, large: { sure: 0.3, least: 0.15 } },
  percent: { small: { sure: 6, most: 15 }, large: { sure: 10, least: 5 } },
  counted: { small: { sure: 3, most: 6 }, large: { sure: 5, least: 2 } },
};

type Kind = keyof typeof BOUNDS;

/** Whether so far is as far as the word says; null where people may differ. */
export function isOfSize(apart: number, size: Size, kind: Kind = 'scale'): boolean | null {
  const { small, large } = BOUNDS[kind];
  // 3.67 − 3.50 is 0.17, whatever the machine makes of it.
  const far = Number(Math.abs(apart).toFixed(6));
  if (size === 'small') return far <= small.sure ? true : far > small.most ? false : null;
  return far >= large.sure ? true : far < large.least ? false : null;
}

/** "Sedikit di atas netral", "jauh di atas netral": of where something lies more is called little. */
export const isSoFar = (apart: number, size: Size): boolean =>
  size === 'small' ? isOfSize(apart, size) !== false : isOfSize(apart, size) === true;

/** "Di sekitar netral": not said of what lies so far off, however wide its range (decision 033). */
export const isFarOff = (apart: number): boolean => apart >= BOUNDS.scale.small.most;

/** In what a figure is counted. */
export function kindOf({ unit, measure }: ClaimFact): Kind {
  if (unit === 'persen' || measure === 'net-balance') return 'percent';
  return measure === 'average' || measure === 'change' ? 'scale' : 'counted';
}
