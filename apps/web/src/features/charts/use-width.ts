import { type RefCallback, useCallback, useState } from 'react';

/**
 * The current width of an element. Drawings are laid out for it, since scaling would scale the
 * text.
 */
export function useWidth<T extends HTMLElement>(): [RefCallback<T>, number] {
  const [width, setWidth] = useState(640);
  // A callback ref, since the content of a dialog is mounted after the first effects.
  const frame = useCallback((element: T | null) => {
    if (!element) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
