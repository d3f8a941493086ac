import { orderOf, type Period } from '@lqc/contracts';

const ROMAN = ['I', 'II', 'III', 'IV'];
const MONTHS = 3;
const OFFERED = 3;

const periodAt = (order: number): Period => ({
  year: Math.floor(order / 4),
  quarter: (order % 4) + 1,
});
const labelOf = ({ year, quarter }: Period) => `Triwulan ${ROMAN[quarter - 1]} ${year}`;

/** The quarters that a note may be of: the present one, and those before it. */
export function offeredQuarters(now: Date): string[] {
  const present = orderOf({
    year: now.getFullYear(),
    quarter: Math.floor(now.getMonth() / MONTHS) + 1,
  });
  return Array.from({ length: OFFERED }, (_, back) => labelOf(periodAt(present - back)));
}
