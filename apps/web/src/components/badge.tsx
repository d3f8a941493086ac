import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

const TONES = {
  plain: 'border-control text-muted',
  gold: 'border-gold text-ink',
  accent: 'border-accent text-accent',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
} as const;

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center rounded border px-1.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
