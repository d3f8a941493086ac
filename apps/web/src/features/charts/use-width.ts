import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width an element really has: scaling a drawing instead would scale its text. */
export function useWidth<T extends HTMLElement>(fallback = 640): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
