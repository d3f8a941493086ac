import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DOUBLE_CLICK_MS } from '../lib/double-click';

/** Clicks beside the dialog that is open, on what darkens the page behind it. */
export function clickOutside(): void {
  const backdrop = [...document.querySelectorAll('[role="presentation"]')].at(-1)!;
  fireEvent.pointerDown(backdrop, { pointerType: 'mouse', button: 0 });
  fireEvent.mouseDown(backdrop);
  fireEvent.mouseUp(backdrop);
  fireEvent.click(backdrop);
}

/** The second click of the double-click that opened the dialog leaves it open, and a later one closes it. */
export async function isClosedByLaterClicksAlone(): Promise<void> {
  await screen.findByRole('dialog');
  clickOutside();
  screen.getByRole('dialog');
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
  clickOutside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
