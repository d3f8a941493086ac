import { act, render, renderHook } from '@testing-library/react';
import { announce, useAnnounced } from '../lib/announce';
import { Announcements } from './announcements';

test('what is said again is put there anew, since what stays is not read out a second time', () => {
  const { container } = render(<Announcements />);
  const live = container.querySelector('[aria-live=polite]')!;
  expect(live.textContent).toBe('');
  act(() => announce('Tidak ada yang cocok'));
  const first = live.firstChild;
  act(() => announce('Tidak ada yang cocok'));
  expect(live.textContent).toBe('Tidak ada yang cocok');
  expect(live.firstChild).not.toBe(first);
});

test('what a search found is said when typing rests, also when another finds as many', () => {
  jest.useFakeTimers();
  const { container } = render(<Announcements />);
  const { rerender } = renderHook(({ said, of }) => useAnnounced(said, of), {
    initialProps: { said: '2 kontak' as string | null, of: 'h' },
  });
  rerender({ said: '2 kontak', of: 'ha' });
  expect(container.textContent).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(container.textContent).toBe('2 kontak');
  const first = container.querySelector('p');
  rerender({ said: null, of: 'harga' });
  rerender({ said: '2 kontak', of: 'harga' });
  act(() => jest.advanceTimersByTime(1000));
  expect(container.querySelector('p')).not.toBe(first);
});

test('a search that changes takes back what it said itself, and nothing that another part of the page said since', () => {
  jest.useFakeTimers();
  const { container } = render(<Announcements />);
  const { rerender } = renderHook(({ said }) => useAnnounced(said, 'h'), {
    initialProps: { said: '2 kontak' as string | null },
  });
  act(() => jest.advanceTimersByTime(1000));
  act(() => announce('Unduhan siap'));
  rerender({ said: null });
  expect(container.textContent).toBe('Unduhan siap');
  rerender({ said: '3 kontak' });
  act(() => jest.advanceTimersByTime(1000));
  rerender({ said: null });
  expect(container.textContent).toBe('');
});
