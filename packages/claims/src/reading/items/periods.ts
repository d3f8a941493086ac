import { periodsIn, type QuarterRole } from '@lqc/contracts';
import type { Token } from '../../language/tokens.js';
import type { Meaning } from '../item.js';
import type { Step } from './step.js';
import type { Vocabulary } from './vocabulary.js';

interface PeriodSpan {
  readonly start: number;
  readonly end: number;
  readonly meaning: Extract<Meaning, { is: 'period' }>;
}

/** Quarters that are named by number, or as staff call them. */
export function namedPeriods(
  sentence: string,
  offset: number,
  periods: Vocabulary['periods'],
): PeriodSpan[] {
  const known = (Object.entries(periods) as [QuarterRole, string][]).flatMap(([role, label]) => {
    const [named] = periodsIn(label);
    return named ? [{ role, ...named }] : [];
  });
  const now = known.find(({ role }) => role === 'now');
  return periodsIn(sentence).map(({ start, end, quarter, year }): PeriodSpan => {
    const isSame = (a: number | null, b: number | null) => a === null || b === null || a === b;
    const role =
      known.find((one) => one.quarter === quarter && isSame(one.year, year))?.role ?? null;
    const apart =
      now && now.year !== null && year !== null ? (year - now.year) * 4 + quarter - now.quarter : 0;
    return {
      start: start + offset,
      end: end + offset,
      meaning: {
        is: 'period',
        role,
        isNamed: true,
        isNext: role === null && apart > 0 && apart <= 4,
      },
    };
  });
}

export function periodAt(tokens: readonly Token[], at: number, { end, meaning }: PeriodSpan): Step {
  let length = 1;
  while (tokens[at + length] && tokens[at + length]!.start < end) length += 1;
  return { meaning, length };
}
