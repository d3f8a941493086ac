import {
  type ChoosePlanRequest,
  type ChoosePlanResponse,
  type Period,
  type PlanChoice,
  periodOfTarget,
  type SetSectorTargetsRequest,
  targetAt,
  type TargetQuarter,
} from '@lqc/contracts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { AppUser } from '../entities/app-user.js';
import { Company } from '../entities/company.js';
import { GivenSector } from '../entities/given-sector.js';
import { PlanRemoval } from '../entities/plan-removal.js';
import { PlannedVisit } from '../entities/planned-visit.js';
import { SectorTarget } from '../entities/sector-target.js';
import { orderOfQuarter } from '../order-of-quarter.js';
import { firstRow, insertedNew, rows } from '../rows.js';
import { oneAtATime } from './one-at-a-time.js';
import { SqlRepository } from '../sql-repository.js';

/** How many quarters after the latest stored one can be planned. */
const QUARTERS_AHEAD = 4;

/**
 * SQL for the company that the key of a contact means today, as the view `noted_company` says of notes: the
 * key's own entry in the present register, else the one that a person confirmed for it, else the key itself.
 * What people planned is stored under the key of that day, so it is read through this.
 */
export const companyOf = (key: string) => `coalesce(
  (SELECT said.key FROM confirmed_company m
     JOIN workbook_file k ON k.kind = 'company'
     JOIN company said
       ON said.register_id = k.register_id AND said.key = m.company_key AND said.sector IS NOT NULL
    WHERE m.contact_key = ${key}
      AND NOT EXISTS (SELECT FROM company own WHERE own.register_id = k.register_id
                         AND own.key = ${key} AND own.sector IS NOT NULL)),
  ${key})`;

/** What to call a company of which the plan alone is left: `maju, pt`. */
export const nameOfKey = (key: string) => key.replace('|', ', ');

/** What people planned: visits, companies taken off, and how many interviews each sector aims at. */
export class PlanChoiceRepository extends SqlRepository {
  /** What a person chose for a company in the next quarter; null without a choice. */
  async choiceOf(companyKey: string): Promise<PlanChoice | null> {
    return (await this.choicesOf([companyKey])).get(companyKey) ?? null;
  }

  /** What people chose for companies in a quarter, the next one without a target, by the keys asked for. */
  async choicesOf(
    companyKeys: readonly string[],
    target?: TargetQuarter,
  ): Promise<Map<string, PlanChoice>> {
    const quarter = periodOfTarget(target ?? (await planTargets(this.dataSource)).next);
    const { planned, removals, ofCompany } = await storedFor(
      this.dataSource.manager,
      quarter,
      companyKeys,
    );
    return new Map([
      ...companyKeys
        .filter((key) => removals.some(ofCompany(key)))
        .map((key) => [key, 'removed'] as const),
      ...companyKeys
        .filter((key) => planned.some(ofCompany(key)))
        .map((key) => [key, 'added'] as const),
    ]);
  }

  /** The name of a company that people planned or took off, in any quarter; null of one they did not. */
  async nameOf(companyKey: string): Promise<string | null> {
    const isKept = await this.hasRows(
      `SELECT
         FROM (SELECT company_key FROM planned_visit UNION SELECT company_key FROM plan_removal) kept
        WHERE ${companyOf('kept.company_key')} = $1`,
      [companyKey],
    );
    return isKept ? nameOfKey(companyKey) : null;
  }

  /**
   * Stores what people settled for visits, takes companies off the plan and the proposals, or leaves
   * them to the rules again. A key that a visit is stored under means that visit, any other key all visits
   * of its company; a company that is planned already is not planned again unless something is settled.
   *
   * @returns the quarter, and the visits that left it, as they were; null when no active account has the
   * visitor's name
   */
  async choose(
    { company_keys: asked, target: wanted, choice, date, person, status, note }: ChoosePlanRequest,
    userId: string,
  ): Promise<Pick<ChoosePlanResponse, 'target' | 'taken_off'> | null> {
    const target = wanted ?? (await planTargets(this.dataSource)).next;
    const quarter = periodOfTarget(target);
    const keys = [...new Set(asked)];
    return oneAtATime(this.dataSource, 'plan', async (manager) => {
      const visitor = person
        ? await manager.findOneBy(AppUser, { username: person, disabled: false })
        : null;
      if (person && !visitor) return null;
      const { planned, removals, ofCompany } = await storedFor(manager, quarter, keys);
      const brought = removals.filter((one) => keys.some((key) => ofCompany(key)(one)));
      await manager.delete(PlanRemoval, { companyKey: In([...keys, ...brought.map(keyOf)]) });
      if (choice === 'added') {
        const visitorId = person === undefined ? undefined : (visitor?.id ?? null);
        const settled = { date, visitorId, status, note };
        const isSettling = Object.values(settled).some((value) => value !== undefined);
        const visits = keys
          .filter((key) => isSettling || !planned.some(ofCompany(key)))
          .map((companyKey) => ({ ...quarter, companyKey, plannedBy: userId }));
        if (visits.length > 0) await insertedNew(manager, PlannedVisit, visits);
        if (isSettling)
          await manager.update(PlannedVisit, { ...quarter, companyKey: In(keys) }, settled);
        return { target, taken_off: [] };
      }
      const own = new Set(planned.map(keyOf));
      const companies = keys.filter((key) => !own.has(key));
      const leaving = planned.filter(
        (one) => keys.includes(one.companyKey) || companies.some((key) => ofCompany(key)(one)),
      );
      await manager.delete(PlannedVisit, { id: In(leaving.map(({ id }) => id)) });
      if (choice === 'removed') {
        // Of two visits that turned out to be of one company the other keeps it in the plan.
        const staying = planned.filter((one) => !leaving.includes(one));
        const removed = keys.filter((key) => !staying.some(ofCompany(key)));
        await manager.insert(
          PlanRemoval,
          removed.map((companyKey) => ({ companyKey, note: note ?? '', removedBy: userId })),
        );
      }
      return { target, taken_off: leaving.map(takenOff) };
    });
  }

  /**
   * Sets how many interviews sectors aim at; false, with nothing set, when one of them is neither in a
   * register, nor given to a contact by a person, nor has an aim already.
   */
  setSectorTargets({ target, aims }: SetSectorTargetsRequest, userId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const set = aims.filter(({ n }) => n !== null).map(({ sector }) => sector);
      for (const sector of set)
        if (
          !(await manager.existsBy(Company, { sector })) &&
          !(await manager.existsBy(GivenSector, { sector })) &&
          !(await manager.existsBy(SectorTarget, { ...periodOfTarget(target), sector }))
        )
          return false;
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

const keyOf = ({ companyKey }: { readonly companyKey: string }) => companyKey;

const takenOff = (visit: PlannedVisit): ChoosePlanResponse['taken_off'][number] => ({
  key: visit.companyKey,
  date: visit.date,
  person: visit.visitor?.username ?? null,
  status: visit.status,
  note: visit.note,
});

/** What people chose for a quarter, and how it is told which of it is of the same company as a key. */
async function storedFor(manager: EntityManager, quarter: Period, keys: readonly string[]) {
  const planned = await manager.find(PlannedVisit, {
    where: quarter,
    relations: { visitor: true },
  });
  const removals = await manager.find(PlanRemoval);
  const found = await rows(
    manager,
    z.object({ key: z.string(), company: z.string() }),
    `SELECT asked.key, ${companyOf('asked.key')} AS company FROM unnest($1::text[]) asked(key)`,
    [[...keys, ...[...planned, ...removals].map(keyOf)]],
  );
  const companies = new Map(found.map(({ key, company }) => [key, company]));
  const ofCompany = (key: string) => {
    const company = companies.get(key);
    return (one: { readonly companyKey: string }) => companies.get(one.companyKey) === company;
  };
  return { planned, removals, ofCompany };
}

/** The quarter after the latest stored one, those that can be chosen, and those that have planned visits. */
export async function planTargets(
  dataSource: DataSource,
): Promise<{ next: TargetQuarter; targets: TargetQuarter[]; withVisits: TargetQuarter[] }> {
  const found = await firstRow(
    dataSource,
    z.object({ latest: z.number().int(), planned: z.array(z.number().int()) }),
    `SELECT coalesce(max(${orderOfQuarter('f')}),
                extract(year FROM now())::int * 4 + extract(quarter FROM now())::int - 2) AS latest,
              coalesce((SELECT array_agg(DISTINCT ${orderOfQuarter('v')}) FROM planned_visit v), '{}') AS planned
         FROM workbook_file f WHERE kind = 'quarterly' AND year IS NOT NULL`,
  );
  const { latest, planned } = found!;
  const ahead = Array.from({ length: QUARTERS_AHEAD + 1 }, (_, at) => latest + at);
  return {
    next: targetAt(latest + 1),
    targets: [...new Set([...ahead, ...planned])].map(targetAt),
    withVisits: planned.map(targetAt),
  };
}
