import type { KeyboardEvent } from 'react';

/** What an element has that is pressed like a button, by pointer or keys, and is none of HTML's. */
export const pressedBy = (press: () => void) => ({
  onClick: press,
  onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Space would scroll the page as well.
    event.preventDefault();
    press();
  },
});
