import type { OrientationResult } from '@lqc/contracts';
import { companyOrientation, type Orientation, percentage } from '@lqc/statistics';
import { byCompany, type MatchedSurvey } from '@lqc/survey';
import { rankSectors } from './sectors.js';

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
