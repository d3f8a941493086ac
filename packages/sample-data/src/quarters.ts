export interface Quarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

/** The five fictional quarters of *Muat data contoh*, oldest first. */
export const SAMPLE_QUARTERS: readonly Quarter[] = [
  { year: 2024, quarter: 3 },
  { year: 2024, quarter: 4 },
  { year: 2025, quarter: 1 },
  { year: 2025, quarter: 2 },
  { year: 2025, quarter: 3 },
];
