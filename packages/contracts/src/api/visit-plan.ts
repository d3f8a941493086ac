import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { CaptureState } from '../domain/capture.js';
import { StoredQuarter } from '../domain/history.js';
import { Id } from '../domain/id.js';
import { PlanChoice } from '../domain/plan-choice.js';
import { TARGET_QUARTER, VISIT_STATUSES } from '../domain/target-quarter.js';
import {
  PLAN_CHOICES_MAX,
  PLAN_NOTE_LENGTH,
  SECTOR_TARGET_MAX,
  USERNAME_MAX_LENGTH,
} from '../limits.js';
import { coded, Done } from './common.js';
import { CompanyKey, ContactEntry } from './contacts.js';
import type { Routes } from './route.js';

const TargetQuarter = z.string().length(6).regex(TARGET_QUARTER);

export const PlanQuery = z.object({
  /** The quarter that is planned; the one after the latest stored quarter unless given. */
  target: TargetQuarter.optional(),
});

export const PlanReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never_visited') }),
  z.object({ kind: z.literal('not_visited'), quarters: z.number().int() }),
  /** It was planned for an earlier quarter, which is stored without it. */
  z.object({ kind: z.literal('missed'), target: TargetQuarter }),
  /** A smaller part of the sector's active companies was visited than of all sectors. */
  z.object({ kind: z.literal('sector_gap'), visited: z.number().int(), of: z.number().int() }),
  /** The sector's share of the visited companies is below its share of the region's output. */
  z.object({ kind: z.literal('weight_gap'), share: z.number(), weight: z.number() }),
  /** The indicative range of the sector's average is wide: `half` points up and down. */
  z.object({ kind: z.literal('wide_range'), half: z.number() }),
  z.object({ kind: z.literal('contradiction'), open: z.number().int() }),
]);
export type PlanReason = z.infer<typeof PlanReason>;

const VisitStatus = z.enum(VISIT_STATUSES);

/** What people settled for a planned visit. */
export const PlannedVisit = z.object({
  /**
   * The key that it is stored under, and changed by: another than its company's where its contact was
   * matched with a company since.
   */
  key: z.string(),
  date: z.iso.date().nullable(),
  /** Username of the person who visits. */
  person: z.string().nullable(),
  status: VisitStatus,
  note: z.string(),
  /** Who planned it. */
  by: z.string(),
  /** True once the planned quarter is stored with an interview of the company. */
  recorded: z.boolean(),
});
export type PlannedVisit = z.infer<typeof PlannedVisit>;

/** What became of a company since it was planned: inactive in the register, or in no stored data any more. */
export const CompanyStanding = z.enum(['inactive', 'unknown']);
export type CompanyStanding = z.infer<typeof CompanyStanding>;

/** A company as the plan tells of it. */
export const PlannedCompany = ContactEntry.pick({
  company_key: true,
  name: true,
  sector: true,
  district: true,
  last_quarter: true,
  quarters_since: true,
});
export type PlannedCompany = z.infer<typeof PlannedCompany>;
const ProposedCompany = PlannedCompany.extend({ reasons: z.array(PlanReason) });

/** One sector in the planned quarter; null: no known sector. */
export const SectorPlan = z.object({
  sector: z.string().nullable(),
  /** Number of interviews that the office aims at; null when none is set. */
  target: z.number().int().nullable(),
  /** Companies with a planned visit that is not called off. */
  planned: z.number().int(),
  /** Companies that the stored data of that quarter hold, planned or not. */
  recorded: z.number().int(),
  /** The same in the latest stored quarter before it; null when there is none. */
  before: z.number().int().nullable(),
});
export type SectorPlan = z.infer<typeof SectorPlan>;

/** That a visit is written down, and by whom: nothing of what is written. */
export const PlanNote = z.object({
  company: z.string(),
  by: z.string(),
  state: CaptureState.exclude(['abandoned']),
});
export type PlanNote = z.infer<typeof PlanNote>;

export const PlanResponse = z.object({
  target: TargetQuarter,
  /** The quarters that can be planned or looked back at, latest first. */
  targets: z.array(TargetQuarter),
  /** Those of them that have planned visits. */
  targets_with_visits: z.array(TargetQuarter),
  /** Usernames of those who can be given a visit. */
  people: z.array(z.string()),
  sectors: z.array(SectorPlan),
  /** The visits of the planned quarter, by date; those without a date at the end. */
  visits: z.array(
    ProposedCompany.extend({ standing: CompanyStanding.nullable(), visit: PlannedVisit }),
  ),
  /** The notes of the planned quarter that are being written or are finished, whosever they are. */
  notes: z.array(PlanNote),
  /**
   * Active companies of the stored quarter before it that nobody planned or removed, by key; as many as
   * one call plans.
   */
  regulars: z.array(z.string()),
  quarters: z.array(StoredQuarter),
  /** Source and first valid day of the sector weights; null when none are stored. */
  weights: z.object({ as_of: z.string(), source: z.string() }).nullable(),
  /**
   * For each sector of the register, how many active companies were visited; null: no known sector.
   */
  coverage: z.array(
    z.object({
      sector: z.string().nullable(),
      /** Its share of the region's output (PDRB), 0 to 1; null when no weights are stored. */
      weight: z.number().nullable(),
      active: z.number().int(),
      /** Active companies visited within `NOT_VISITED_QUARTERS` calendar quarters, up to the latest stored one. */
      visited: z.number().int(),
      cells: z.array(z.object({ quarter_id: Id, companies: z.number().int() })),
    }),
  ),
  /** Active companies that are not in the plan, those with most reasons first; the rest is only counted. */
  proposals: z.array(ProposedCompany),
  proposals_total: z.number().int(),
  /** Companies that a person removed from the proposals. */
  removed: z.array(
    PlannedCompany.extend({
      standing: CompanyStanding.nullable(),
      by: z.string(),
      note: z.string(),
    }),
  ),
});
export type PlanResponse = z.infer<typeof PlanResponse>;

export const ChoosePlanRequest = z.object({
  company_keys: z.array(CompanyKey).min(1).max(PLAN_CHOICES_MAX),
  target: TargetQuarter.optional(),
  /** Null takes the companies out of the plan and lets the rules propose them again. */
  choice: PlanChoice.nullable(),
  /** What is not given stays as it was. */
  date: z.iso.date().nullable().optional(),
  person: z.string().max(USERNAME_MAX_LENGTH, coded('USER_NOT_FOUND')).nullable().optional(),
  status: VisitStatus.optional(),
  note: z.string().trim().max(PLAN_NOTE_LENGTH).refine(isReadableName).or(z.literal('')).optional(),
});
export type ChoosePlanRequest = z.output<typeof ChoosePlanRequest>;

export const ChoosePlanResponse = Done.extend({
  target: TargetQuarter,
  /** The visits that left the plan, as they were: planning each again with this brings it back. */
  taken_off: z.array(PlannedVisit.omit({ by: true, recorded: true })),
});
export type ChoosePlanResponse = z.infer<typeof ChoosePlanResponse>;

export const SetSectorTargetsRequest = z.object({
  target: TargetQuarter,
  aims: z
    .array(
      z.object({
        /** One of those that the plan lists. */
        sector: z.string().min(1).max(200).refine(isReadableName),
        /** Null removes the aim. */
        n: z.number().int().min(0).max(SECTOR_TARGET_MAX).nullable(),
      }),
    )
    .min(1)
    .max(100),
});
export type SetSectorTargetsRequest = z.output<typeof SetSectorTargetsRequest>;

/** Whom to visit in a quarter: when, by whom, and how many in each sector. */
export const visitPlanRoutes = {
  plan: {
    access: 'staff',
    summary: 'The visits of a quarter, its aims by sector, and whom else to visit',
    query: PlanQuery,
    response: PlanResponse,
  },
  choosePlan: {
    access: 'staff',
    summary: 'Plan visits, change them, or take companies off',
    body: ChoosePlanRequest,
    response: ChoosePlanResponse,
    audit: 'change-plan',
  },
  setSectorTargets: {
    access: 'staff',
    summary: 'Set how many interviews a quarter aims at in each sector',
    body: SetSectorTargetsRequest,
    response: Done,
    audit: 'change-plan',
  },
  exportPlan: {
    access: 'staff',
    summary: 'The plan of visits as a workbook',
    query: PlanQuery,
    response: 'binary',
    job: 'write-plan',
    audit: 'export-workbook',
  },
} as const satisfies Routes;
