import { matchable, type Quarter, type Quarters, type ReleasedQuarter } from '@lqc/analysis';
import { periodOf, QuarterRole } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** Quarters with what left of them before, and which of that was there when it was asked. */
export interface ReleasingQuarters {
  readonly quarters: Quarters;
  /** Ids of what was told of them. */
  readonly known: readonly string[];
}

/** The calendar quarter of a file, whichever file that is; its label where that names none. */
export function periodKey(label: string): string {
  const period = periodOf(label);
  return period ? `${period.year}-${period.quarter}` : label;
}

/** Sets beside each quarter what left of it before, in any copy, and with whom it is compared. */
export async function loadReleasing(
  database: Database,
  quarters: Quarters,
): Promise<ReleasingQuarters> {
  const keyOf = (quarter: Quarter) => periodKey(quarter.source.label);
  const loaded = QuarterRole.options.flatMap((role) => quarters[role] ?? []);
  const told = await database.releasedCopies.told<ReleasedQuarter>(loaded.map(keyOf));
  const released = (
    quarter: Quarter | null,
    besides: readonly (Quarter | null)[],
  ): Quarter | null =>
    quarter && {
      ...quarter,
      releasing: {
        before: told
          .filter(({ period }) => period === keyOf(quarter))
          .map(({ content }) => content),
        beside: Object.fromEntries(
          besides.flatMap((one) => (one ? [[one.source.label, matchable(one)]] : [])),
        ),
      },
    };
  const { now, before, last_year: lastYear } = quarters;
  return {
    quarters: {
      now: released(now, [before, lastYear]),
      before: released(before, [now]),
      last_year: released(lastYear, [now]),
    },
    known: told.map(({ id }) => id),
  };
}
