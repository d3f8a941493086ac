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

/** The second click of the double-click on what opens a dialog leaves it open, and a later one closes it. */
export async function isClosedByLaterClicksAlone(opener: HTMLElement): Promise<void> {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  clickOutside();
  screen.getByRole('dialog');
  clock.mockReturnValue(DOUBLE_CLICK_MS);
  clickOutside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  clock.mockRestore();
}
