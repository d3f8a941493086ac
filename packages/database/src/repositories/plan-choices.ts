import {
  type ChoosePlanRequest,
  type PlanChoice,
  periodOfTarget,
  type SetSectorTargetsRequest,
  targetAt,
  type TargetQuarter,
} from '@lqc/contracts';
import { type DataSource, In } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { AppUser } from '../entities/app-user.js';
import { Company } from '../entities/company.js';
import { PlanRemoval } from '../entities/plan-removal.js';
import { PlannedVisit } from '../entities/planned-visit.js';
import { SectorTarget } from '../entities/sector-target.js';
import { firstRow, insertedNew } from '../rows.js';

/** How many quarters after the latest stored one can be planned. */
const QUARTERS_AHEAD = 4;

/** What people planned: visits, companies taken off, and how many interviews each sector aims at. */
export class PlanChoiceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What a person chose for a company in the next quarter; null without a choice. */
  async choiceOf(companyKey: string): Promise<PlanChoice | null> {
    const { next } = await planTargets(this.dataSource);
    const { manager } = this.dataSource;
    const visit = { ...periodOfTarget(next), companyKey };
    if (await manager.existsBy(PlannedVisit, visit)) return 'added';
    return (await manager.existsBy(PlanRemoval, { companyKey })) ? 'removed' : null;
  }

  /**
   * Stores what people settled for visits, takes companies off the plan and the proposals, or leaves
   * them to the rules again. False when no active account has the visitor's name.
   */
  async choose(
    { company_keys: companyKeys, target, choice, date, person, status, note }: ChoosePlanRequest,
    userId: string,
  ): Promise<boolean> {
    const quarter = periodOfTarget(target ?? (await planTargets(this.dataSource)).next);
    return this.dataSource.transaction(async (manager) => {
      const visitor = person
        ? await manager.findOneBy(AppUser, { username: person, disabled: false })
        : null;
      if (person && !visitor) return false;
      const visitorId = person === undefined ? undefined : (visitor?.id ?? null);
      const settled = { date, visitorId, status, note };
      const isSettling = Object.values(settled).some((value) => value !== undefined);
      for (const companyKey of companyKeys) {
        const visit = { ...quarter, companyKey };
        await manager.delete(PlanRemoval, { companyKey });
        if (choice === 'added') {
          await insertedNew(manager, PlannedVisit, { ...visit, plannedBy: userId });
          if (isSettling) await manager.update(PlannedVisit, visit, settled);
          continue;
        }
        await manager.delete(PlannedVisit, visit);
        if (choice === 'removed')
          await manager.insert(PlanRemoval, { companyKey, note: note ?? '', removedBy: userId });
      }
      return true;
    });
  }

  /**
   * Sets how many interviews sectors of the register aim at; false, with nothing set, when one of them is
   * not there.
   */
  setSectorTargets({ target, aims }: SetSectorTargetsRequest, userId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const set = aims.filter(({ n }) => n !== null).map(({ sector }) => sector);
      const known = await manager.find(Company, {
        select: { sector: true },
        where: { sector: In(set) },
      });
      if (set.some((sector) => known.every((one) => one.sector !== sector))) return false;
      for (const { sector, n } of aims) {
        const key = { ...periodOfTarget(target), sector };
        if (n === null) await manager.delete(SectorTarget, key);
        else
          await manager.upsert(SectorTarget, { ...key, n, setBy: userId, setAt: now }, [
            'year',
            'quarter',
            'sector',
          ]);
      }
      return true;
    });
  }
}

/** The quarter after the latest stored one, and those that can be chosen. */
export async function planTargets(
  dataSource: DataSource,
): Promise<{ next: TargetQuarter; targets: TargetQuarter[] }> {
  const found = await firstRow(
    dataSource,
    z.object({ latest: z.number().int(), planned: z.array(z.number().int()) }),
    `SELECT coalesce(max(year * 4 + quarter - 1),
                extract(year FROM now())::int * 4 + extract(quarter FROM now())::int - 2) AS latest,
              coalesce((SELECT array_agg(DISTINCT year * 4 + quarter - 1) FROM planned_visit), '{}') AS planned
         FROM workbook_file WHERE kind = 'quarterly' AND year IS NOT NULL`,
  );
  const { latest, planned } = found!;
  const ahead = Array.from({ length: QUARTERS_AHEAD + 1 }, (_, at) => latest + at);
  return {
    next: targetAt(latest + 1),
    targets: [...new Set([...ahead, ...planned])].map(targetAt),
  };
}
