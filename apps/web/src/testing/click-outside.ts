import { fireEvent } from '@testing-library/react';

/** Clicks beside the dialog that is open, on what darkens the page behind it. */
export function clickOutside(): void {
  const backdrop = [...document.querySelectorAll('[role="presentation"]')].at(-1)!;
  fireEvent.pointerDown(backdrop, { pointerType: 'mouse', button: 0 });
  fireEvent.mouseDown(backdrop);
  fireEvent.mouseUp(backdrop);
  fireEvent.click(backdrop);
}
