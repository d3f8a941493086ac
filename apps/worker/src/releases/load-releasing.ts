import {
  calendarName,
  matchable,
  type Quarter,
  type Quarters,
  type ReleasedQuarter,
  toldBefore,
} from '@lqc/analysis';
import { periodOf, QuarterRole } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** Quarters with their earlier releases, and which releases were known when they were loaded. */
export interface ReleasingQuarters {
  readonly quarters: Quarters;
  /** Ids of these releases. */
  readonly known: readonly string[];
}

/** The quarter of this calendar name as released copies are stored by. */
export function periodKey(name: string): string {
  const period = periodOf(name);
  return period ? `${period.year}-${period.quarter}` : name;
}

/** Adds to each quarter its earlier releases in any copy, and the quarters it is compared with. */
export async function loadReleasing(
  database: Database,
  quarters: Quarters,
): Promise<ReleasingQuarters> {
  const isOfPeriod = (quarter: Quarter) => {
    const key = periodKey(calendarName(quarter));
    return ({ period }: { readonly period: string }) => period === key;
  };
  const loaded = QuarterRole.options.flatMap((role) => quarters[role] ?? []);
  const told: { id: string; period: string; content: ReleasedQuarter }[] = [];
  for (const { id, period } of await database.releasedCopies.all()) {
    const one = { id, period, content: await database.releasedCopies.told<ReleasedQuarter>(id) };
    const isOf = (quarter: Quarter) => toldBefore(quarter, [one], isOfPeriod(quarter)).length > 0;
    // One after the other, since they may be many: only those of the same answers are kept.
    if (loaded.some(isOf)) told.push(one);
  }
  const released = (
    quarter: Quarter | null,
    besides: readonly (Quarter | null)[],
  ): Quarter | null =>
    quarter && {
      ...quarter,
      releasing: {
        before: toldBefore(quarter, told, isOfPeriod(quarter)),
        beside: Object.fromEntries(
          besides.flatMap((one) => (one ? [[calendarName(one), matchable(one)]] : [])),
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
