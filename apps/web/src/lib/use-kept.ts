import { useState } from 'react';
import { readKept, writeKept } from './kept';

/**
 * A state that survives the end of the session, see `kept`. `name` tells what it is and of which
 * object. `settle` sets a value that need not be kept: what was typed is sent, or given up.
 */
export function useKept<T>(
  name: string,
  initial: T,
): readonly [value: T, change: (next: T) => void, settle: (next: T) => void] {
  const [value, setValue] = useState(() => readKept<T>(name) ?? initial);
  const change = (next: T) => {
    setValue(next);
    writeKept(name, next);
  };
  const settle = (next: T) => {
    setValue(next);
    writeKept(name, null);
  };
  return [value, change, settle];
}
