import type { OrientationResult } from '@lqc/contracts';
import { percentage } from '@lqc/statistics';
import { byCompany, type Contact, type MatchedSurvey } from '@lqc/survey';
import { rankSectors } from './sectors.js';

export type Orientation = 'domestic' | 'export' | 'domestic_export';

/**
 * Market orientation of a company, from its sheets that have the Likert rows of both domestic and export
 * demand: only domestic answered, only export, or both; null when neither is. An invalid answer counts as
 * none.
 */
export function companyOrientation(interviews: readonly Contact[]): Orientation | null {
  let domestic = false;
  let exports = false;
  for (const { answers } of interviews) {
    const home = answers.find(({ indicator }) => indicator === 'domestik');
    const abroad = answers.find(({ indicator }) => indicator === 'ekspor');
    if (!home?.hasLikertRow || !abroad?.hasLikertRow) continue;
    domestic ||= home.score !== null;
    exports ||= abroad.score !== null;
  }
  if (domestic && exports) return 'domestic_export';
  if (domestic) return 'domestic';
  return exports ? 'export' : null;
}

/**
 * The number of companies of each orientation, its percentage of the three numbers together, and the
 * sectors of each, most companies first. Unmatched companies are counted too, but have no sector to list.
 */
export function orientation({
  survey,
  matching,
}: Pick<MatchedSurvey, 'survey' | 'matching'>): OrientationResult {
  const companies: Record<Orientation, string[]> = {
    domestic: [],
    export: [],
    domestic_export: [],
  };
  for (const [key, interviews] of byCompany(survey.contacts)) {
    const oriented = companyOrientation(interviews);
    if (oriented) companies[oriented].push(key);
  }
  const total = Object.values(companies).reduce((sum, keys) => sum + keys.length, 0);
  const share = (kind: Orientation) => percentage(companies[kind].length, total);
  const sectors = (kind: Orientation) =>
    rankSectors(companies[kind].flatMap((key) => matching.sectorByCompany.get(key) ?? [])).map(
      ([sector]) => sector,
    );
  return {
    domestic_count: companies.domestic.length,
    export_count: companies.export.length,
    domestic_export_count: companies.domestic_export.length,
    domestic_percentage: share('domestic'),
    export_percentage: share('export'),
    domestic_export_percentage: share('domestic_export'),
    lu_domestic: sectors('domestic'),
    lu_export: sectors('export'),
    lu_domestic_export: sectors('domestic_export'),
  };
}
