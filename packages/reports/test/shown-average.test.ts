import { roughAverage } from '@lqc/analysis';
import { indicatorLevels } from '../src/document/contents/index.js';
import { shownAverage } from '../src/shown-average.js';
import { anInput, sampleInput } from './quarters.js';

test.each([
  [3.05, 'sekitar 3,1'],
  [3.04, 'sekitar 3,0'],
  [2.95, 'sekitar 3,0'],
])('%s leaves roughly as the check of what leaves rounds it: %s', (average, shown) => {
  const told = { average: 'withheld', rough: 'open', asBefore: null } as const;
  expect(shownAverage(average, told)).toEqual({ value: shown, disclosure: 'open' });
  expect(shown).toContain(roughAverage(average).toFixed(1).replace('.', ','));
});

test('where few contacts changed an average, the earlier copy’s figure leaves in its place', () => {
  const told = { average: 'withheld', rough: 'open', asBefore: 3.5 } as const;
  expect(shownAverage(3.58, told)).toEqual({ value: 'sekitar 3,5', disclosure: 'open' });
});

test('indicators are counted around neutral where all of their ranges are told, and nowhere else', async () => {
  const { now: all, before: earlier } = await sampleInput();
  const { now, before, lastYear } = anInput(
    all.survey.contacts.slice(0, 9),
    earlier!.survey.contacts.slice(0, 9),
  );
  const titleOf = (copy: 'internal' | 'release') =>
    indicatorLevels({ now, before: before!, lastYear, copy })!.title;
  expect(titleOf('internal')).toMatch(/Di atas netral \d indikator/);
  expect(titleOf('release')).not.toMatch(/\d/);
});
