import { answerGroups } from './answer-groups.js';
import { distribution } from './distribution.js';

test('answers stand above, at or below neutral, and 4,5 is above', () => {
  const groups = answerGroups({ distribution: distribution([1, 2, 3, 4.5, 5, 5]), n: 6 });
  expect(groups).toEqual({
    above: { count: 3, percentage: 50 },
    neutral: { count: 1, percentage: 16.7 },
    below: { count: 2, percentage: 33.3 },
  });
});
