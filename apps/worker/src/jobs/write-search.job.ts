import { EXPORTED_HITS_MAX, NOTHING_FOUND, parseSearch, XLSX_MEDIA_TYPE } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Writes what a search finds in all stored quarters. */
export const writeSearch: Job<'write-search'> = async ({ request }, context) => {
  const { database, isolated, report, storeArtifact } = context;
  const { q, copy: _, sort, ...filters } = request;
  const query = parseSearch(q);
  report(10, jobSteps.searching);
  const isEmpty = query.groups.length === 0;
  const counts = isEmpty ? NOTHING_FOUND : await database.search.count(query, filters);
  const hits =
    counts.hits_total === 0
      ? []
      : await database.search.hits(
          query,
          { ...filters, sort, page: 1 },
          counts.hits_total,
          EXPORTED_HITS_MAX,
        );
  report(50, jobSteps.writingWorkbook);
  const input = { q, madeAt: new Date(), counts, hits };
  const bytes = await isolated('writeSearchHits', input);
  report(90, jobSteps.storing);
  return (transaction) => storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
};
