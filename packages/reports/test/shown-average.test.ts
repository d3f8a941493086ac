import { roughAverage } from '@lqc/analysis';
import { shownAverage } from '../src/shown-average.js';

test.each([
  [3.05, 'sekitar 3,1'],
  [3.04, 'sekitar 3,0'],
  [2.95, 'sekitar 3,0'],
])('%s leaves roughly as the check of what leaves rounds it: %s', (average, shown) => {
  const told = { average: 'withheld', rough: 'open' } as const;
  expect(shownAverage(average, told)).toEqual({ value: shown, disclosure: 'open' });
  expect(shown).toContain(roughAverage(average).toFixed(1).replace('.', ','));
});
