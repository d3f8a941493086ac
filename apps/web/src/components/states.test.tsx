import { act, render, screen } from '@testing-library/react';
import { Skeleton } from './states';

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
