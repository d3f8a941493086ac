import type { Check } from '@lqc/contracts';

/** Class names of checked words by status. */
export const CHECK_LOOKS: Readonly<Record<Check['status'], string>> = {
  supported: 'underline decoration-dotted decoration-success decoration-1 underline-offset-4',
  rounded: 'underline decoration-dotted decoration-success decoration-1 underline-offset-4',
  contradicted: 'rounded-sm bg-danger-tint px-0.5 text-danger underline decoration-wavy',
  unknown: 'rounded-sm bg-warn-tint px-0.5 underline decoration-dashed',
};

/** Results that need attention; what agrees with the data is marked but not said at each figure. */
export const WORTH_SAYING: ReadonlySet<Check['status']> = new Set(['contradicted', 'unknown']);

/** Class names of sentences that were not wholly checked. */
export const UNCHECKED_LOOK = 'border-b border-dashed border-gold bg-warn-tint';
