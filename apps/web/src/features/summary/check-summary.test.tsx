import { render } from '@testing-library/react';
import type { Draft } from './api';
import { CheckSummary } from './check-summary';

const counts = { statements: 6, checked: 6, supported: 6, contradicted: 0 };

const ticksOf = (found: Partial<typeof counts> | null) => {
  const draft = {
    counts: found && { ...counts, ...found },
    coverage: { contacts: 0, percentage: 0, not_represented: [] },
    checks: [],
    notes: [],
    dropped: [],
    facts: [],
    shortened: [],
  } as unknown as Draft;
  return render(<CheckSummary draft={draft} />).container.querySelectorAll('.text-success').length;
};

test('a draft is ticked off when something was checked and all of it is right', () => {
  expect(ticksOf({})).toBe(1);
});

test('no tick stands before nothing checked, a wrong or unchecked statement, or counts that are not known', () => {
  expect(ticksOf({ statements: 0, checked: 0, supported: 0 })).toBe(0);
  expect(ticksOf({ supported: 5, contradicted: 1 })).toBe(0);
  expect(ticksOf({ checked: 5, supported: 5 })).toBe(0);
  expect(ticksOf(null)).toBe(0);
});
