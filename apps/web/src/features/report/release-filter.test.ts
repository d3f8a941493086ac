import type { ReleaseFinding } from '@lqc/contracts';
import { aReport } from '../../testing/a-report';
import { copy } from './copy';
import { filtersOf } from './release-filter';

const { decisions } = copy.release;

test('what was decided of a finding is called in the filters as on the button that decided it', () => {
  const verdicts = Object.keys(decisions) as (keyof typeof decisions)[];
  const findings = verdicts.map((verdict) => ({ override: { verdict } }) as ReleaseFinding);
  const labels = filtersOf(aReport(), findings).map(({ label }) => label.toLowerCase());
  for (const verdict of verdicts) expect(labels).toContain(`di${decisions[verdict].toLowerCase()}`);
});
