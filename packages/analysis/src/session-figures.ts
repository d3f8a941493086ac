import type { Changes, MainResult, QuarterFigures, SessionFigures } from '@lqc/contracts';
import { averageChange } from '@lqc/statistics';
import { averageValues } from './indicator-figures.js';
import { orientation } from './orientation.js';
import type { Quarter, Quarters } from './quarter.js';
import { dominantSectors, sectorTotals } from './sectors.js';

/**
 * All figures of a session: those of each quarter, their changes, and the sectors and orientation of the
 * current quarter. Sectors and orientation are null until that quarter is loaded, and without a company
 * database.
 *
 * @param quarters at least the quarter before the current one
 */
export function sessionFigures(
  quarters: Quarters & { readonly before: Quarter },
  companySource: SessionFigures['company_source'],
): SessionFigures {
  const before = quarterFigures(quarters.before);
  const now = quarters.now && quarterFigures(quarters.now);
  const lastYear = quarters.last_year && quarterFigures(quarters.last_year);
  // Without a company database there are no sectors to count.
  const matched = quarters.now && quarters.now.quality.matched_companies !== null;
  return {
    files_loaded: [before, now, lastYear].filter(Boolean).length,
    data: before,
    avg_values: now?.avg_values ?? null,
    main_result: matched ? mainResult(quarters.now) : null,
    domestik_ekspor_result: matched ? orientation(quarters.now) : null,
    quality: now?.quality ?? null,
    avg_values_3: lastYear?.avg_values ?? null,
    quarters: { before, now, last_year: lastYear },
    changes: { qtq: changesOf(now, before), yoy: changesOf(now, lastYear) },
    company_source: companySource,
  };
}

function quarterFigures({ source, quality, indicators }: Quarter): QuarterFigures {
  return {
    source,
    contacts: quality.sheets_read,
    companies: quality.companies,
    avg_values: averageValues(indicators),
    indicators: [...indicators],
    quality,
  };
}

function mainResult({ indicators, matching }: Quarter): MainResult {
  return {
    avg_values: averageValues(indicators),
    lu_totals: sectorTotals(matching),
    dominant_lu: dominantSectors(matching),
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
