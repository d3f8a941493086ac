import {
  calendarName,
  matchable,
  type Quarter,
  type Quarters,
  type ReleasedQuarter,
  toldBefore,
} from '@lqc/analysis';
import { periodOf } from '@lqc/contracts';
import type { Database } from '@lqc/database';

/** All that any copy told of a quarter at one moment, oldest first. */
export type KnownReleases = Awaited<ReturnType<Database['releasedCopies']['all']>>;

/** Quarters with their earlier releases, and all releases that they were held against. */
export interface ReleasingQuarters {
  readonly quarters: Quarters;
  /** The quarters that a report's charts show beside its own. */
  readonly history: readonly Quarter[];
  readonly known: KnownReleases;
}

/** The quarter of this calendar name as released copies are stored by. */
export function periodKey(name: string): string {
  const period = periodOf(name);
  return period ? `${period.year}-${period.quarter}` : name;
}

/** What a copy told of a quarter. */
interface Release {
  readonly id: string;
  readonly period: string;
  readonly content: ReleasedQuarter;
}

/** Adds to each quarter its earlier releases in any copy, and the quarters it is compared with. */
export async function loadReleasing(
  database: Database,
  { now, before, last_year: lastYear }: Quarters,
  history: readonly Quarter[] = [],
): Promise<ReleasingQuarters> {
  const known = await database.releasedCopies.all();
  const own = [now, before, lastYear].filter((one) => one !== null);
  const [releases, ofHistory] = await releasesOf(database, known, [own, history]);
  const released = (quarter: Quarter | null, besides: readonly (Quarter | null)[]) =>
    quarter &&
    withReleases(
      quarter,
      releases!,
      besides.filter((one) => one !== null),
    );
  return {
    quarters: {
      now: released(now, [before, lastYear]),
      before: released(before, [now]),
      last_year: released(lastYear, [now]),
    },
    history: history.map((quarter) => withReleases(quarter, ofHistory!, [])),
    known,
  };
}

/**
 * What of the known releases left of the answers of each group of quarters. One copy is read after the other,
 * since they may be many, and for all groups at once.
 */
async function releasesOf(
  database: Database,
  known: KnownReleases,
  groups: readonly (readonly Quarter[])[],
): Promise<Release[][]> {
  const releases = groups.map((): Release[] => []);
  for (const { id, period } of known) {
    const one = { id, period, content: await database.releasedCopies.told<ReleasedQuarter>(id) };
    const isOf = (quarter: Quarter) => toldBefore(quarter, [one], isOfPeriodOf(quarter)).length > 0;
    for (const [at, quarters] of groups.entries()) if (quarters.some(isOf)) releases[at]!.push(one);
  }
  return releases;
}

/** A quarter with what left of its answers before, and with the quarters it is compared with. */
const withReleases = (
  quarter: Quarter,
  releases: readonly Release[],
  besides: readonly Quarter[],
): Quarter => ({
  ...quarter,
  releasing: {
    before: toldBefore(quarter, releases, isOfPeriodOf(quarter)),
    beside: Object.fromEntries(besides.map((one) => [calendarName(one), matchable(one)])),
  },
});

function isOfPeriodOf(quarter: Quarter) {
  const key = periodKey(calendarName(quarter));
  return ({ period }: Release): boolean => period === key;
}
