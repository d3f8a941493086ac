import type { CSSProperties } from 'react';

const PATTERN = 'arsir';

/** The fill of what is not shown, in a drawing that holds `HatchPattern`. */
export const HATCHED = `url(#${PATTERN})`;

/** The fill of a figure in its shade; of one that is not shown without any. */
export const fillOf = (shade: { readonly background: string } | null): CSSProperties => ({
  fill: shade?.background ?? HATCHED,
});

/** Defines the hatching within a drawing, so that a picture of it has it too. */
export const HatchPattern = () => (
  <defs>
    <pattern
      id={PATTERN}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" x2="0" y1="0" y2="6" stroke="var(--hatch)" strokeWidth="3" />
    </pattern>
  </defs>
);
