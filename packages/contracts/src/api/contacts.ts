import { z } from 'zod';
import { IndicatorKeySchema } from '../domain/figures.js';
import { StoredQuarter } from '../domain/history.js';
import { Id } from '../domain/id.js';
import { chosenName, coded, countUpTo, pageUpTo } from './common.js';
import { PlanChoice } from '../domain/plan-choice.js';
import type { Routes } from './route.js';

export const CONTACTS_PAGE_SIZE = 50;

const Text = chosenName().optional();
/** How the address of a company names it. */
export const CompanyKey = z
  .string()
  .min(1)
  .max(400)
  // PostgreSQL cannot store NUL in a text, so no company's key contains one.
  .refine((key) => !key.includes('\0'), coded('CONTACT_NOT_FOUND'));

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
  not_visited: countUpTo(100).optional(),
  sort: z.enum(['name', 'last', 'visits']).default('name'),
  page: pageUpTo(10_000),
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

/** Every company that was visited or is in the register. */
export const contactsRoutes = {
  contacts: {
    access: 'staff',
    summary: 'Companies that were visited or stand in the register',
    query: ContactsQuery,
    response: ContactsResponse,
  },
  contact: {
    access: 'staff',
    summary: 'One company over all stored quarters',
    params: z.object({ key: CompanyKey }),
    response: ContactResponse,
  },
} as const satisfies Routes;
