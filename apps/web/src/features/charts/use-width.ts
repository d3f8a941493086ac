import { type RefCallback, useCallback, useState } from 'react';

/** The width an element really has: scaling a drawing instead would scale its text. */
export function useWidth<T extends HTMLElement>(fallback = 640): [RefCallback<T>, number] {
  const [width, setWidth] = useState(fallback);
  // A dialog's content comes after the first effects, so the element itself tells when it is there.
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
