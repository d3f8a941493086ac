import { storedUpTo } from './report-history.js';

const [first, second, third] = [1, 2, 3].map((quarter) => ({ year: 2025, quarter }));
const lastYear = { year: 2024, quarter: 4 };
const stored = [lastYear, first!, second!, third!];

test("a report's history ends at the latest of its own quarters", () => {
  expect(storedUpTo([first!, lastYear], stored)).toEqual([lastYear, first]);
  expect(storedUpTo([second!, third!], stored)).toEqual(stored);
});

test('a report none of whose quarters is known has no history', () => {
  expect(storedUpTo([], stored)).toEqual([]);
});
