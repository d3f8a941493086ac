import {
  averageChange,
  averageValues,
  dominantSectors,
  indicatorFigures,
  orientation,
  sectorTotals,
} from '@lqc/analysis';
import type {
  Changes,
  MainResult,
  OrientationResult,
  QuarterFigures,
  QuarterRole,
  SessionResponse,
} from '@lqc/contracts';
import type { AnalysisSession } from '@lqc/database';
import { type CompanyRegister, matchCompanies } from '@lqc/survey';
import { type LoadedQuarter, quarterFigures } from './quarter-figures.js';

/** A session with everything it refers to. */
export interface LoadedSession {
  readonly session: Pick<AnalysisSession, 'id' | 'createdAt' | 'surveyNowId'>;
  readonly ownerUsername: string;
  readonly quarters: { readonly [Role in QuarterRole]: LoadedQuarter | null };
  readonly register: CompanyRegister | null;
  readonly companySource: SessionResponse['company_source'];
}

/** All figures of a session. It must have its previous quarter. */
export function sessionAnswer(
  loaded: LoadedSession & { quarters: { before: LoadedQuarter } },
): SessionResponse {
  const { quarters, register } = loaded;
  const before = quarterFigures(quarters.before, register);
  const now = quarters.now && quarterFigures(quarters.now, register);
  const lastYear = quarters.last_year && quarterFigures(quarters.last_year, register);
  const matched = quarters.now && register ? matchedFigures(quarters.now, register) : null;
  return {
    session_id: loaded.session.id,
    started_at: loaded.session.createdAt.toISOString(),
    owner_username: loaded.ownerUsername,
    files_loaded: [before, now, lastYear].filter(Boolean).length,
    data: before,
    avg_values: now?.avg_values ?? null,
    main_result: matched?.main ?? null,
    domestik_ekspor_result: matched?.oriented ?? null,
    quality: now?.quality ?? null,
    avg_values_3: lastYear?.avg_values ?? null,
    quarters: { before, now, last_year: lastYear },
    changes: { qtq: changesOf(now, before), yoy: changesOf(now, lastYear) },
    company_source: loaded.companySource,
  };
}

function changesOf(now: QuarterFigures | null, then: QuarterFigures | null): Changes {
  const earlier = new Map(then?.indicators.map(({ key, average }) => [key, average]));
  const changes: Changes = {};
  for (const { key, average } of now?.indicators ?? []) {
    const change = averageChange(average, earlier.get(key) ?? null);
    if (change !== null) changes[key] = change;
  }
  return changes;
}

function matchedFigures(
  { survey }: LoadedQuarter,
  register: CompanyRegister,
): { main: MainResult; oriented: OrientationResult } {
  const matching = matchCompanies(survey, register);
  return {
    main: {
      avg_values: averageValues(indicatorFigures(survey)),
      lu_totals: sectorTotals(matching),
      dominant_lu: dominantSectors(matching),
    },
    oriented: orientation(survey, matching),
  };
}
