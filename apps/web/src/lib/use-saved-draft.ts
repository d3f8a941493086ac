import { useState } from 'react';
import { savedDrafts } from './saved-drafts';

/**
 * A state that survives the end of the session, see `saved-drafts`. `name` tells what it is and of which
 * object. `settle` sets a value that need not be saved: what was typed is sent, or given up.
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
