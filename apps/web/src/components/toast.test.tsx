import { act, render, screen } from '@testing-library/react';
import { toast, ToastProvider } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('an error goes after 5 seconds as a success does', () => {
  render(<ToastProvider>{null}</ToastProvider>);
  act(() => toast('Gagal.', { kind: 'error' }));
  after(4900);
  screen.getByText('Gagal.');
  after(2000);
  expect(screen.queryByText('Gagal.')).toBeNull();
});

test('a success and a failure never stand together', () => {
  render(<ToastProvider>{null}</ToastProvider>);
  act(() => toast('Gagal menyimpan.', { kind: 'error' }));
  act(() => toast('Tersimpan!'));
  after(1000);
  screen.getByText('Tersimpan!');
  expect(screen.queryByText('Gagal menyimpan.')).toBeNull();
});
