import { ApiError, NetworkError } from '@lqc/client';
import { act, render, screen } from '@testing-library/react';
import { ErrorNotice, Skeleton } from './states';

test('a connection that is gone is tried again after ten seconds, and again', () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  render(<ErrorNotice error={new NetworkError()} onRetry={onRetry} />);
  const second = () => act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Koneksi terputus. Mencoba lagi dalam 10 detik')).toBeTruthy();
  for (let passed = 0; passed < 9; passed++) second();
  expect(onRetry).not.toHaveBeenCalled();
  second();
  expect(onRetry).toHaveBeenCalledTimes(1);
  for (let passed = 0; passed < 10; passed++) second();
  expect(onRetry).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('a refusal shows the sentence of the server and offers its request id', () => {
  render(<ErrorNotice error={new ApiError(422, 'WORKBOOK_DAMAGED', 'Rusak.', 'r-1')} />);
  expect(screen.getByRole('alert').textContent).toContain('Rusak.');
  expect(screen.getByRole('button', { name: 'Salin nomor permintaan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('what takes long says from two seconds on what goes on, and from ten on how to get out', () => {
  jest.useFakeTimers();
  render(<Skeleton label="Memeriksa catatan" />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => jest.advanceTimersByTime(2000));
  screen.getByText('Memeriksa catatan …');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(8000));
  screen.getByText('Memeriksa catatan: lebih lama daripada biasanya.');
  screen.getByRole('button', { name: 'Muat ulang' });
});
