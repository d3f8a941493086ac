import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus where a person arrives in a note: on the heading, so that it is read out and the next Tab is in
 * the first field, or on the field that is given.
 */
export function useArrival<Heading extends HTMLElement>(
  field: RefObject<HTMLElement | null> | null = null,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const at = field ?? heading;
  useEffect(() => {
    at.current?.focus({ preventScroll: true });
    // Whoever goes on writing goes on at the end.
    if (at.current instanceof HTMLTextAreaElement)
      at.current.setSelectionRange(at.current.value.length, at.current.value.length);
  }, [at]);
  return heading;
}
