import type { ComponentProps } from 'react';

/** A small button that shows a sign alone; its name is read out, and shown at the pointer. */
export const IconButton = ({ label, ...rest }: { label: string } & ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink disabled:opacity-40"
  />
);
