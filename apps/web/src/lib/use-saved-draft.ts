import { useState } from 'react';
import { savedDrafts } from './saved-drafts';

/**
 * A state that survives the expiry of the sign-in, see `saved-drafts`. `name` identifies the input
 * and the object that it is about. `settle` sets a value without saving it, after the input was
 * sent or dropped.
 */
export function useSavedDraft<T>(
  name: string,
  initial: T,
): readonly [value: T, change: (next: T) => void, settle: (next: T) => void] {
  const [value, setValue] = useState(() => savedDrafts.read<T>(name) ?? initial);
  const change = (next: T) => {
    setValue(next);
    savedDrafts.write(name, next);
  };
  const settle = (next: T) => {
    setValue(next);
    savedDrafts.write(name, null);
  };
  return [value, change, settle];
}
