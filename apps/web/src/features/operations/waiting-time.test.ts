import { waitingTime } from './waiting-time';

test('a wait is told in the unit that people would use', () => {
  expect([0.4, 12, 75, 3000, 7300].map(waitingTime)).toEqual([
    '0 detik',
    '12 detik',
    '1 menit',
    '50 menit',
    '2 jam',
  ]);
});
