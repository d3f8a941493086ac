import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { cx } from '../lib/cx';
import { useSinglePress } from './use-single-press';

const VARIANTS = {
  primary: 'bg-accent text-on-accent border-accent hover:brightness-110',
  secondary: 'bg-surface text-ink border-control hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-sunken',
  /** Small and quiet, among others of its kind. */
  tool: 'border-transparent text-accent hover:bg-sunken',
  quietDanger: 'border-transparent text-danger hover:bg-danger-tint',
  danger: 'bg-surface text-danger border-danger hover:bg-danger-tint',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: 'normal' | 'small';
  readonly ref?: Ref<HTMLButtonElement>;
  /** Instead of `onClick`, what must not be done again while it is under way: a file saved, a note finished. */
  readonly onAction?: () => unknown;
  /** A step that is clicked again and again, as to the next page: each of two quick clicks counts. */
  readonly isStep?: boolean;
}

/** Stops the second click of a double-click, which would do the same once more, or to what took the place of the first. */
export function stopSecond(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Class names of a button's look, also for links that should look like buttons. On paper nothing is pressed. */
export function buttonLook({
  variant = 'secondary',
  size = variant === 'tool' ? 'small' : 'normal',
}: Pick<ButtonProps, 'variant' | 'size'> = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap [&>svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-50 print:hidden',
    // On the narrowest telephone, or a laptop at 400 %, a long name takes a second line instead of leaving the screen.
    'max-[22rem]:h-auto max-[22rem]:whitespace-normal',
    size === 'small' ? 'max-[22rem]:min-h-hit-small' : 'max-[22rem]:min-h-hit',
    size === 'small' ? 'h-hit-small px-2.5 text-xs' : 'h-hit px-3.5',
    VARIANTS[variant],
  );
}

export function Button({ variant, size, className, onAction, isStep, ...rest }: ButtonProps) {
  const { isBusy, press } = useSinglePress(onAction);
  return (
    <button
      type="button"
      onClickCapture={isStep ? undefined : stopSecond}
      {...rest}
      {...(onAction && { onClick: press, disabled: rest.disabled || isBusy })}
      className={cx(buttonLook({ variant, size }), className)}
    />
  );
}
