import type { CaptureValue, PlannedVisit, PlanNote, TargetQuarter } from '@lqc/contracts';
import { v7 as uuid } from 'uuid';
import { deviceDatabase, STRICT } from './device-database';
import type { Vault } from './vault';

/** What people settled for a visit in the plan. */
export type SettledVisit = Pick<PlannedVisit, 'date' | 'person' | 'status' | 'note' | 'recorded'>;

/** A visit that is taken along: the company, and what it said when it was last visited. */
export interface TakenVisit {
  readonly companyKey: string;
  readonly company: string;
  readonly sector: string | null;
  readonly district: string | null;
  /** The quarter for which it was taken along; absent where it was fetched as a note began, or by an older program. */
  readonly target?: TargetQuarter;
  /** Its planned visits of that quarter, none of a company that was only proposed; absent as `target` is. */
  readonly planned?: readonly SettledVisit[];
  /** Who then wrote about it in that quarter, or had finished doing so; absent as `target` is. */
  readonly notes?: readonly PlanNote[];
  readonly lastLabel: string | null;
  readonly last: Readonly<Record<string, CaptureValue>>;
}

/** Keeps these visits in place of those that were taken along before. */
export async function keepVisits(
  owner: string,
  vault: Vault,
  visits: readonly TakenVisit[],
): Promise<void> {
  const sealed = await Promise.all(
    visits.map(async (visit) => {
      const id = uuid();
      return { id, owner, ...(await vault.seal(visit, id)) };
    }),
  );
  const transaction = (await deviceDatabase()).transaction('visits', 'readwrite', STRICT);
  for (const id of await transaction.store.index('owner').getAllKeys(owner))
    await transaction.store.delete(id);
  for (const one of sealed) await transaction.store.add(one);
  await transaction.done;
}

export async function keptVisits(owner: string, vault: Vault): Promise<TakenVisit[]> {
  const kept = await (await deviceDatabase()).getAllFromIndex('visits', 'owner', owner);
  return Promise.all(kept.map((one) => vault.open<TakenVisit>(one, one.id)));
}
