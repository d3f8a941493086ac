import { Done } from '../http/common.js';
import * as matches from '../http/company-matches.js';
import type { Route } from './route.js';

/** What people say of companies whose names are written differently. */
export const companyMatchesRoutes = {
  confirmedCompanies: {
    method: 'GET',
    path: '/api/v1/company-matches',
    access: 'staff',
    summary: 'Companies that match because a person said so',
    answer: matches.ConfirmedCompaniesAnswer,
  },
  confirmCompany: {
    method: 'POST',
    path: '/api/v1/company-matches',
    access: 'admin',
    summary: 'Confirm a suggested company, from the next analysis on',
    body: matches.ConfirmCompanyRequest,
    answer: Done,
  },
  forgetCompany: {
    method: 'POST',
    path: '/api/v1/company-matches/forget',
    access: 'admin',
    summary: 'Take a confirmation back',
    body: matches.ForgetCompanyRequest,
    answer: Done,
  },
} as const satisfies Record<string, Route>;
