import { z } from 'zod';
import { Timestamp } from '../domain/id.js';
import { SECTOR_NAMES } from '../domain/sectors.js';
import { Done } from './common.js';
import type { Routes } from './route.js';

const Key = z.string().min(1).max(400);

/** A person's confirmation that a contact is this company of the company database. */
export const ConfirmCompanyRequest = z.object({
  contact: z.string().trim().min(1).max(400),
  contact_key: Key,
  company_key: Key,
});
export type ConfirmCompanyRequest = z.infer<typeof ConfirmCompanyRequest>;

export const ForgetCompanyRequest = z.object({ contact_key: Key });

export const ConfirmedCompany = z.object({
  contact: z.string(),
  contact_key: z.string(),
  company: z.string(),
  confirmed_by: z.string(),
  confirmed_at: Timestamp,
});
export type ConfirmedCompany = z.infer<typeof ConfirmedCompany>;

/** A person says which sector a company is of that the company database does not have. */
export const GiveSectorRequest = ConfirmCompanyRequest.pick({
  contact: true,
  contact_key: true,
}).extend({ sector: z.enum(SECTOR_NAMES) });
export type GiveSectorRequest = z.infer<typeof GiveSectorRequest>;

export const ConfirmedCompaniesResponse = z.object({ matches: z.array(ConfirmedCompany) });

/** Matches that a person confirmed, for contacts whose name differs from the company database. */
export const companyMatchesRoutes = {
  confirmedCompanies: {
    access: 'staff',
    summary: 'Companies that match because a person said so',
    response: ConfirmedCompaniesResponse,
  },
  confirmCompany: {
    access: 'admin',
    summary: 'Confirm a suggested company, from the next analysis on',
    body: ConfirmCompanyRequest,
    response: Done,
    audit: 'confirm-company',
  },
  forgetCompany: {
    access: 'admin',
    summary: 'Take a confirmation back',
    body: ForgetCompanyRequest,
    response: Done,
    audit: 'forget-company',
  },
  giveSector: {
    access: 'admin',
    summary: 'Give a company that is in no company database its sector, from the next analysis on',
    body: GiveSectorRequest,
    response: Done,
    audit: 'give-sector',
  },
  takeSectorBack: {
    access: 'admin',
    summary: 'Take a sector given by hand back',
    body: ForgetCompanyRequest,
    response: Done,
    audit: 'take-sector-back',
  },
} as const satisfies Routes;
