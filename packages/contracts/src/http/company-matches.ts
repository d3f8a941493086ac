import { z } from 'zod';
import { Timestamp } from './common.js';

const Key = z.string().min(1).max(400);

/** A person says that a contact's company is this one of the company database. */
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

export const ConfirmedCompaniesAnswer = z.object({ matches: z.array(ConfirmedCompany) });
export type ConfirmedCompaniesAnswer = z.infer<typeof ConfirmedCompaniesAnswer>;
