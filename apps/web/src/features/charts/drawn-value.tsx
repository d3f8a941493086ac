import type { ReactNode } from 'react';
import { pressedBy } from '../../lib/pressed-by';
import type { ValueStop } from './value-keys';

interface DrawnValueProps extends ValueStop {
  /** The value in words. */
  readonly label: string;
  readonly isPressed?: boolean;
  /** Where it leads; one without it is only read. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A value of a drawing, which keys reach. */
export const DrawnValue = ({ label, isPressed, onPress, children, ...stop }: DrawnValueProps) => (
  <g
    {...stop}
    role={onPress ? 'button' : 'img'}
    aria-label={label}
    aria-pressed={isPressed}
    {...(onPress && {
      className: 'cursor-pointer [&:hover>rect]:stroke-(--control)',
      ...pressedBy(onPress),
    })}
  >
    {children}
  </g>
);
