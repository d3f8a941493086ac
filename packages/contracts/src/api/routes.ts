import { accountsRoutes } from './accounts.js';
import { ADDRESSES, type RouteName } from './addresses.js';
import { auditRoutes } from './audit.js';
import { captureRoutes } from './capture.js';
import { chatRoutes } from './chat.js';
import { companyMatchesRoutes } from './company-matches.js';
import { conclusionsRoutes } from './conclusions.js';
import { contactsRoutes } from './contacts.js';
import { visitPlanRoutes } from './visit-plan.js';
import { contradictionsRoutes } from './contradictions.js';
import { exportsRoutes } from './exports.js';
import { filesRoutes } from './files.js';
import { sampleDataRoutes } from './sample-data.js';
import { uploadsRoutes } from './uploads.js';
import { historyRoutes } from './history.js';
import { jobsRoutes } from './jobs.js';
import { mergerRoutes } from './merger.js';
import { modelSettingsRoutes } from './model-settings.js';
import { noteFindingsRoutes } from './note-findings.js';
import { officeWordsRoutes } from './office-words.js';
import { operationsRoutes } from './operations.js';
import { reportExportsRoutes } from './report-exports.js';
import { reportSectionsRoutes } from './report-sections.js';
import { reportsRoutes } from './reports.js';
import type { Terms } from './route.js';
import { savedSearchesRoutes } from './saved-searches.js';
import { searchRoutes } from './search.js';
import { sectorWeightsRoutes } from './sector-weights.js';
import { sessionsRoutes } from './sessions.js';
import { summariesRoutes } from './summaries.js';
import { themesRoutes } from './themes.js';
import { undoRoutes } from './undo.js';
import { usageLimitsRoutes } from './usage-limits.js';
import { wordsRoutes } from './words.js';

const TERMS = {
  ...accountsRoutes,
  ...auditRoutes,
  ...filesRoutes,
  ...uploadsRoutes,
  ...sampleDataRoutes,
  ...undoRoutes,
  ...companyMatchesRoutes,
  ...historyRoutes,
  ...searchRoutes,
  ...savedSearchesRoutes,
  ...themesRoutes,
  ...contactsRoutes,
  ...visitPlanRoutes,
  ...contradictionsRoutes,
  ...noteFindingsRoutes,
  ...sessionsRoutes,
  ...sectorWeightsRoutes,
  ...usageLimitsRoutes,
  ...wordsRoutes,
  ...officeWordsRoutes,
  ...exportsRoutes,
  ...mergerRoutes,
  ...summariesRoutes,
  ...conclusionsRoutes,
  ...reportsRoutes,
  ...reportSectionsRoutes,
  ...reportExportsRoutes,
  ...modelSettingsRoutes,
  ...captureRoutes,
  ...chatRoutes,
  ...jobsRoutes,
  ...operationsRoutes,
} as const satisfies Record<RouteName, Terms>;

type Table = { readonly [Name in RouteName]: (typeof ADDRESSES)[Name] & (typeof TERMS)[Name] };

/** Every route of the gateway by name. */
export const ROUTES = Object.fromEntries(
  Object.entries(TERMS).map(([name, terms]) => [
    name,
    { ...ADDRESSES[name as RouteName], ...terms },
  ]),
) as unknown as Table;
