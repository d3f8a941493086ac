import type { Slot } from '../assertion.js';

export const said = <T>(value: T): Slot<T> => ({
  value,
  origin: 'said',
  others: [],
  isOpen: false,
});

export const usual = <T>(value: T): Slot<T> => ({
  value,
  origin: 'default',
  others: [],
  isOpen: false,
});

/** A value with others beside it, which are none of them itself. */
export function slot<T>(
  value: T,
  origin: Slot<T>['origin'],
  others: readonly T[],
  isOpen = false,
): Slot<T> {
  const rest = [...new Set(others)].filter((one) => one !== value);
  return { value, origin, others: rest, isOpen: isOpen && rest.length > 0 };
}
