import type { ReleaseFinding } from '@lqc/contracts';
import { firstFindings } from './first-findings.js';

const finding = (id: string, section: string, isDecided = false) =>
  ({ id, section, override: isDecided ? { verdict: 'aman' } : null }) as ReleaseFinding;

test('of each section so many findings are told, those first that wait for a decision, in their order', () => {
  const all = [
    finding('a1', 'a', true),
    finding('a2', 'a'),
    finding('b1', 'b'),
    finding('a3', 'a'),
    finding('a4', 'a'),
  ];
  const { findings, left_out } = firstFindings(all, 2);
  expect(findings.map(({ id }) => id)).toEqual(['a2', 'b1', 'a3']);
  expect(left_out).toBe(2);
});
