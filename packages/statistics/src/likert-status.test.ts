import { likertStatus } from './likert-status.js';

test.each([
  [3.51, 'Tinggi'],
  [3.5, 'Sedang'],
  [2.51, 'Sedang'],
  [2.5, 'Rendah'],
])('a rounded average of %s is %s', (mean, status) => {
  expect(likertStatus(mean)).toBe(status);
});
