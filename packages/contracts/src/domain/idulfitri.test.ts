import { hasIdulfitri, IDULFITRI, isIdulfitriMoved } from './idulfitri.js';

const quarter = (year: number, number: number) => ({ year, quarter: number });

test('every year of the table has Idulfitri in one of its quarters', () => {
  for (const [year, day] of Object.entries(IDULFITRI)) {
    expect(day.slice(0, 4)).toBe(year);
    const falls = [1, 2, 3, 4].filter((number) => hasIdulfitri(quarter(Number(year), number)));
    expect(falls).toHaveLength(1);
  }
});

test('it comes some eleven days earlier each year', () => {
  const days = Object.values(IDULFITRI).map((day) => Date.parse(day) / 86_400_000);
  for (const [at, day] of days.entries())
    if (at > 0) expect([353, 354, 355, 356]).toContain(day - days[at - 1]!);
});

test('the first quarter of 2025 has it and that of 2024 has not; so they are marked', () => {
  expect(isIdulfitriMoved(quarter(2025, 1), quarter(2024, 1))).toBe(true);
  expect(isIdulfitriMoved(quarter(2024, 2), quarter(2023, 2))).toBe(false);
  expect(isIdulfitriMoved(quarter(2024, 4), quarter(2024, 3))).toBe(false);
});

test('nothing is marked where a year or a period is unknown', () => {
  expect(isIdulfitriMoved(quarter(1999, 1), quarter(2025, 1))).toBe(false);
  expect(isIdulfitriMoved(null, quarter(2025, 1))).toBe(false);
});
