import type { SVGProps } from 'react';
import { cx } from '../../lib/cx';

interface SizedProps extends SVGProps<SVGSVGElement> {
  readonly width: number;
  readonly height: number;
}

/** A drawing laid out for its width; on paper, which may be narrower, it shrinks to what there is. */
export const Svg = ({ className, ...drawing }: SizedProps) => (
  <svg
    {...drawing}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    className={cx('block font-sans tabular-nums print:h-auto print:max-w-full', className)}
  />
);
