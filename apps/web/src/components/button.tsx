import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../lib/cx';

const VARIANTS = {
  primary: 'bg-accent text-on-accent border-accent hover:brightness-110',
  secondary: 'bg-surface text-ink border-control hover:bg-sunken',
  quiet: 'border-transparent text-accent hover:bg-sunken',
  quietDanger: 'border-transparent text-danger hover:bg-danger-tint',
  danger: 'bg-surface text-danger border-danger hover:bg-danger-tint',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: 'normal' | 'small';
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap',
        'disabled:cursor-not-allowed disabled:opacity-50',
        size === 'small' ? 'h-hit-small px-2.5 text-xs' : 'h-hit px-3.5',
        VARIANTS[variant],
        className,
      )}
    />
  );
}
