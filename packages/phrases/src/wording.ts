import { type IndicatorKey, indicatorOf, isExpectation, type Level, mayTell } from '@lqc/contracts';

/** The direction of a change; `same` when it cannot be told apart from no change. */
export type Change = 'up' | 'same' | 'down';

/**
 * Words for growth by level and change, when the previous quarter was on the same side of neutral.
 */
const GROWTH: Record<Level, Record<Change, string>> = {
  above: { up: 'tumbuh lebih tinggi', same: 'tetap tumbuh', down: 'tumbuh melambat' },
  neutral: {
    up: 'membaik ke sekitar netral',
    same: 'relatif stabil',
    down: 'melemah ke sekitar netral',
  },
  below: {
    up: 'membaik, masih terkontraksi',
    same: 'masih terkontraksi',
    down: 'terkontraksi lebih dalam',
  },
};
const GROWTH_LEVEL: Record<Level, string> = {
  above: 'tumbuh',
  neutral: 'sekitar netral',
  below: 'terkontraksi',
};
const AROUND_NEUTRAL = { up: 'sekitar netral, lebih tinggi', down: 'sekitar netral, lebih rendah' };
const PRESSURE: Record<Change, string> = { up: 'meningkat', same: 'tetap', down: 'mereda' };
const NORMAL: Record<Level, string> = {
  above: 'di atas normal',
  neutral: 'sekitar normal',
  below: 'di bawah normal',
};

/** The level and change of an indicator that are put into words. */
export interface Reading {
  readonly indicator: IndicatorKey;
  /** Null below five answers: such a group is only counted, without a level. */
  readonly level: Level | null;
  readonly levelBefore: Level | null;
  /** Null when there is no earlier quarter to compare with. */
  readonly change: Change | null;
  /** The smaller number of answers of the two quarters. */
  readonly n: number;
}

/**
 * The Indonesian words for an indicator's level and change. They never follow the sign of a rounded
 * difference: a change that cannot be told apart from none is `same`. Null when nothing may be said
 * in words: below five answers, and for prices and costs without a change that may be stated.
 */
export function wordingOf({ indicator, level, levelBefore, change, n }: Reading): string | null {
  const { manner } = indicatorOf(indicator);
  if (!manner || level === null) return null;
  const told = mayTell('change', n) ? change : null;
  const expected = isExpectation(indicator);
  if (manner === 'pressure')
    return told === null ? null : `tekanan ${expected ? 'diprakirakan ' : ''}${PRESSURE[told]}`;
  const words =
    manner === 'normal' ? NORMAL[level] : growthWords(level, levelBefore ?? level, told);
  return expected ? `diprakirakan ${words}` : words;
}

function growthWords(level: Level, before: Level, change: Change | null): string {
  if (change === null) return GROWTH_LEVEL[level];
  if (change === 'up' && level === 'above' && before !== 'above') return 'berbalik tumbuh';
  if (change === 'down' && level === 'below' && before !== 'below') return 'berbalik terkontraksi';
  if (level !== 'neutral') return before === level ? GROWTH[level][change] : GROWTH_LEVEL[level];
  if (change === 'same') return GROWTH.neutral.same;
  const cameFrom: Level = change === 'up' ? 'below' : 'above';
  return before === cameFrom ? GROWTH.neutral[change] : AROUND_NEUTRAL[change];
}

/** Where an answer or an average lies. */
export const SIDE_WORDS: Readonly<Record<Level, string>> = {
  above: 'di atas netral',
  neutral: 'netral',
  below: 'di bawah netral',
};

/** What stands beside the outcome of expected sales, whose label says domestic demand. */
export const OUTCOME_OF_EXPORTERS =
  'Bagi perusahaan yang hanya mengekspor, kenyataan perkiraan penjualan adalah permintaan ekspornya.';
