import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { IndicatorKeySchema } from '../domain/figures.js';
import { StoredQuarter } from '../domain/history.js';
import { Id } from '../domain/id.js';
import { ADDRESSES } from './addresses.js';
import { coded, Done } from './common.js';
import type { Routes } from './route.js';

export const CONTACTS_PAGE_SIZE = 50;
export const NOT_VISITED_QUARTERS = 4;

const Text = z.string().trim().max(200).refine(isReadableName).optional();
const CompanyKey = z
  .string()
  .min(1)
  .max(400)
  // PostgreSQL cannot store NUL in a text, so no company's key contains one.
  .refine((key) => !key.includes('\0'), coded('CONTACT_NOT_FOUND'));
const Quarters = z.coerce.number<number | string>().int().min(1).max(100);

/** How a company was matched with the register: by name, by a person, or (null) not at all. */
export const MatchedBy = z.enum(['name', 'person']).nullable();

export const ContactsQuery = z.object({
  /** A part of the company's name. */
  q: Text,
  sector: Text,
  district: Text,
  matched: z.enum(['yes', 'no']).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  /** Only companies not visited for at least this many quarters, or never. */
  not_visited: Quarters.optional(),
  sort: z.enum(['name', 'last', 'visits']).default('name'),
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
});
export type ContactsQuery = z.output<typeof ContactsQuery>;

export const ContactEntry = z.object({
  company_key: z.string(),
  name: z.string(),
  sector: z.string().nullable(),
  district: z.string().nullable(),
  status: z.string().nullable(),
  is_active: z.boolean(),
  matched: MatchedBy,
  /** Number of stored quarters in which it was interviewed. */
  visits: z.number().int(),
  last_quarter: z.object({ quarter_id: Id, label: z.string() }).nullable(),
  /** Quarters from the last visit to the latest stored quarter; null when it was never visited. */
  quarters_since: z.number().int().nullable(),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

/** Who entered something by hand, and when. */
const Said = z.object({ by: z.string(), at: z.string() });

export const ContactsResponse = z.object({
  /** The districts of the register, by name. */
  districts: z.array(z.string()),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  contacts: z.array(ContactEntry),
});
export type ContactsResponse = z.infer<typeof ContactsResponse>;

/** A person's choice for the list of visits: the company was added to it, or removed from it. */
export const PlanChoice = z.enum(['added', 'removed']);
export type PlanChoice = z.infer<typeof PlanChoice>;

export const ContactVisit = z.object({
  contact_id: Id,
  quarter_id: Id,
  label: z.string(),
  name: z.string(),
  sheet: z.string(),
  /** `date` as it is typed on the sheet; `day` is null when no date can be read from that. */
  date: z.string().nullable(),
  day: z.iso.date().nullable(),
  method: z.string().nullable(),
  interviewer: z.string().nullable(),
  employees: z.number().int().nullable(),
});

export const ContactAnswer = z.object({
  contact_id: Id,
  quarter_id: Id,
  indicator: IndicatorKeySchema,
  score: z.number().nullable(),
  score_cell: z.string().nullable(),
  narrative: z.string().nullable(),
  narrative_cell: z.string().nullable(),
});

/** What a company expected, and what it reported one calendar quarter later. */
export const ContactExpectation = z.object({
  expectation: IndicatorKeySchema,
  outcome: IndicatorKeySchema,
  hits: z.number().int(),
  n: z.number().int(),
  items: z.array(
    z.object({
      quarter_id: Id,
      expected: z.number(),
      outcome: z.number(),
      /**
       * sign(outcome) − sign(expected), both from neutral; above 0 it came out better than
       * expected.
       */
      error: z.number().int(),
    }),
  ),
});

export const ContactResponse = ContactEntry.extend({
  register: z
    .object({ name: z.string(), sector: z.string().nullable(), district: z.string().nullable() })
    .nullable(),
  confirmed: z.array(
    z.object({ contact: z.string(), contact_key: z.string(), by: z.string(), at: z.string() }),
  ),
  /** Who gave a sector to a company that is not in the register. */
  sector_given: Said.nullable(),
  /** What a person chose for the next visits; null when nobody chose, so that the rules propose. */
  planned: PlanChoice.nullable(),
  /** Companies of the register with a similar name, for a company that is not matched. */
  near: z.array(
    z.object({
      company_key: z.string(),
      name: z.string(),
      sector: z.string().nullable(),
      district: z.string().nullable(),
      is_active: z.boolean(),
      /** Share of the names' trigrams that both have, 0–1. */
      similarity: z.number(),
    }),
  ),
  employees: z.number().int().nullable(),
  /** All stored quarters, oldest first. */
  quarters: z.array(StoredQuarter.extend({ visited: z.boolean() })),
  visits_made: z.array(ContactVisit),
  answers: z.array(ContactAnswer),
  expectations: z.array(ContactExpectation),
});
export type ContactResponse = z.infer<typeof ContactResponse>;

export const PlanQuery = z.object({
  /** Companies not visited for this many quarters are proposed. */
  quarters: Quarters.default(NOT_VISITED_QUARTERS),
});

export const PlanReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chosen'), by: z.string(), note: z.string() }),
  z.object({ kind: z.literal('never_visited') }),
  z.object({ kind: z.literal('not_visited'), quarters: z.number().int() }),
  /** A smaller part of the sector's active companies was visited than of all sectors. */
  z.object({ kind: z.literal('sector_gap'), visited: z.number().int(), of: z.number().int() }),
  /** The sector's share of the visited companies is below its share of the region's output. */
  z.object({ kind: z.literal('weight_gap'), share: z.number(), weight: z.number() }),
  /** The indicative range of the sector's average is wide: `half` points up and down. */
  z.object({ kind: z.literal('wide_range'), half: z.number() }),
  z.object({ kind: z.literal('contradiction'), open: z.number().int() }),
]);
export type PlanReason = z.infer<typeof PlanReason>;

const PlannedCompany = ContactEntry.pick({
  company_key: true,
  name: true,
  sector: true,
  district: true,
  last_quarter: true,
  quarters_since: true,
});

export const PlanResponse = z.object({
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
      /** Active companies visited within the last `quarters` (see `PlanQuery`). */
      visited: z.number().int(),
      cells: z.array(z.object({ quarter_id: Id, companies: z.number().int() })),
    }),
  ),
  /**
   * Active companies to visit: first those that a person chose, then those with the strongest
   * reasons.
   */
  proposals: z.array(PlannedCompany.extend({ reasons: z.array(PlanReason) })),
  /** Companies that a person removed from the proposals. */
  removed: z.array(PlannedCompany.extend({ by: z.string(), note: z.string() })),
});
export type PlanResponse = z.infer<typeof PlanResponse>;

export const PLAN_NOTE_LENGTH = 200;

export const ChoosePlanRequest = z.object({
  company_key: CompanyKey,
  /** Null removes the choice, so that the rules decide again. */
  choice: PlanChoice.nullable(),
  note: z
    .string()
    .trim()
    .max(PLAN_NOTE_LENGTH)
    .refine(isReadableName)
    .or(z.literal(''))
    .default(''),
});
export type ChoosePlanRequest = z.output<typeof ChoosePlanRequest>;

/** Every company that was visited or is in the register, and whom to visit next. */
export const contactsRoutes = {
  contacts: {
    ...ADDRESSES.contacts,
    access: 'staff',
    summary: 'Companies that were visited or stand in the register',
    query: ContactsQuery,
    response: ContactsResponse,
  },
  contact: {
    ...ADDRESSES.contact,
    access: 'staff',
    summary: 'One company over all stored quarters',
    params: z.object({ key: CompanyKey }),
    response: ContactResponse,
  },
  plan: {
    ...ADDRESSES.plan,
    access: 'staff',
    summary: 'Coverage by sector and quarter, and whom to visit',
    query: PlanQuery,
    response: PlanResponse,
  },
  choosePlan: {
    ...ADDRESSES.choosePlan,
    access: 'staff',
    summary: 'Put a company on the list of visits, or take it off',
    body: ChoosePlanRequest,
    response: Done,
    audit: 'change-plan',
  },
  exportPlan: {
    ...ADDRESSES.exportPlan,
    access: 'staff',
    summary: 'The list of visits as a workbook',
    query: PlanQuery,
    response: 'binary',
    job: 'write-plan',
    audit: 'export-workbook',
  },
} as const satisfies Routes;
