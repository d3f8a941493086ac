import { accountsRoutes } from './routes/accounts.js';
import { auditRoutes } from './routes/audit.js';
import { chatRoutes } from './routes/chat.js';
import { companyMatchesRoutes } from './routes/company-matches.js';
import { exportsRoutes } from './routes/exports.js';
import { filesRoutes } from './routes/files.js';
import { jobsRoutes } from './routes/jobs.js';
import { mergerRoutes } from './routes/merger.js';
import { operationsRoutes } from './routes/operations.js';
import type { Route } from './routes/route.js';
import { sessionsRoutes } from './routes/sessions.js';
import { summariesRoutes } from './routes/summaries.js';
import { wordsRoutes } from './routes/words.js';

export type { Route };

/** Every route of the gateway, once: guards, validation and the OpenAPI document are made from it. */
export const ROUTES = {
  ...accountsRoutes,
  ...auditRoutes,
  ...filesRoutes,
  ...companyMatchesRoutes,
  ...sessionsRoutes,
  ...wordsRoutes,
  ...exportsRoutes,
  ...mergerRoutes,
  ...summariesRoutes,
  ...chatRoutes,
  ...jobsRoutes,
  ...operationsRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
