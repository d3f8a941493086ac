import { cx } from '../lib/cx';

const SHAPES = {
  rise: 'M5 1 10 9.5H0Z',
  fall: 'M5 9 0 .5h10Z',
  same: 'M.5.5h9v9h-9Z',
} as const;

/** ▲, ▼ or ■ in the colour of the words beside it, which say the same: drawn, so that no font is asked for it. */
export const Mark = ({ of, className }: { of: keyof typeof SHAPES; className?: string }) => (
  <svg
    viewBox="0 0 10 10"
    aria-hidden
    data-mark={of}
    className={cx('inline-block size-[0.72em] shrink-0 fill-current', className)}
  >
    <path d={SHAPES[of]} />
  </svg>
);
