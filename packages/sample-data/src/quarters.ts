export interface Quarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** The label staff give a quarter: `Triwulan III 2025`. */
export function quarterLabel({ year, quarter }: Quarter): string {
  return `Triwulan ${ROMAN[quarter - 1]} ${year}`;
}

/** Quarters since the year 0: trends run along it. */
export function quarterIndex({ year, quarter }: Quarter): number {
  return year * 4 + quarter - 1;
}

/** The five fictional quarters of *Muat data contoh*, oldest first. */
export const SAMPLE_QUARTERS: readonly Quarter[] = [
  { year: 2024, quarter: 3 },
  { year: 2024, quarter: 4 },
  { year: 2025, quarter: 1 },
  { year: 2025, quarter: 2 },
  { year: 2025, quarter: 3 },
];
