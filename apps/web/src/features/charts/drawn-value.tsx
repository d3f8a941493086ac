import type { ReactNode } from 'react';
import { pressedBy } from '../../lib/pressed-by';
import type { ValueStop } from './value-keys';

interface DrawnValueProps extends ValueStop {
  /** The value in words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A value of a drawing that is only read. */
export const Said = ({ label, children, ...stop }: DrawnValueProps) => (
  <g {...stop} role="img" aria-label={label}>
    {children}
  </g>
);

interface PressedProps extends DrawnValueProps {
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

/** A value of a drawing that leads on. */
export const Pressed = ({ label, isPressed, onPress, children, ...stop }: PressedProps) => (
  <g
    {...stop}
    role="button"
    aria-label={label}
    aria-pressed={isPressed}
    className="cursor-pointer [&:hover>rect]:stroke-(--control)"
    {...pressedBy(onPress)}
  >
    {children}
  </g>
);
