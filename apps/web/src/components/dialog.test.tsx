import { act, fireEvent, render, screen } from '@testing-library/react';
import { DOUBLE_CLICK_MS } from '../lib/double-click';
import { clickOutside } from '../testing/click-outside';
import { ConfirmDialog, Dialog } from './dialog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const dialog = (onClose: () => void, isInsistent = false) => (
  <Dialog open title="Unduh" onClose={onClose} insistent={isInsistent}>
    Pilih format.
  </Dialog>
);
const confirmation = (onCancel: () => void) => (
  <ConfirmDialog open title="Keluar?" confirm="Keluar" onConfirm={() => {}} onCancel={onCancel}>
    Anda keluar dari perangkat ini.
  </ConfirmDialog>
);

test.each([
  ['a dialog', dialog],
  ['a confirmation', confirmation],
])('the second click of the double-click that opened %s does not close it', (_name, shown) => {
  const onClose = jest.fn();
  render(shown(onClose));
  wait(DOUBLE_CLICK_MS - 50);
  clickOutside();
  expect(onClose).not.toHaveBeenCalled();
  wait(100);
  clickOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes a dialog at once', () => {
  const onClose = jest.fn();
  render(dialog(onClose));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an insistent dialog closes neither by Escape nor by a click outside', () => {
  const onClose = jest.fn();
  render(dialog(onClose, true));
  wait(DOUBLE_CLICK_MS + 50);
  clickOutside();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});
