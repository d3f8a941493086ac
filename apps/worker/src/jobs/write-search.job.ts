import { EXPORTED_HITS_MAX, NOTHING_FOUND, parseSearch, XLSX_MEDIA_TYPE } from '@lqc/contracts';
import { Pseudonyms } from '@lqc/narratives';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Writes what a search finds in all stored quarters. */
export const writeSearch: Job<'write-search'> = async ({ request }, context) => {
  const { database, isolated, report, storeArtifact } = context;
  const { q, copy, sort, ...filters } = request;
  const query = parseSearch(q);
  report(10, jobSteps.searching);
  const isEmpty = query.groups.length === 0;
  const counts = isEmpty ? NOTHING_FOUND : await database.search.count(query, filters);
  const companies = isEmpty ? NOBODY : await database.search.companies(query, filters);
  const hits =
    copy === 'release' || counts.hits_total === 0
      ? []
      : await database.search.hits(
          query,
          { ...filters, sort, page: 1 },
          counts.hits_total,
          EXPORTED_HITS_MAX,
        );
  report(50, jobSteps.writingWorkbook);
  // A name that was searched for leaves no more than one that was found.
  const shown =
    copy === 'release' ? new Pseudonyms([], true, await database.names.all()).hide(q) : q;
  const input = { q: shown, copy, madeAt: new Date(), counts, companies, hits };
  const bytes = await isolated('writeSearchHits', input);
  report(90, jobSteps.storing);
  return (transaction) => storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
};

const NOBODY = { companies: 0, quarter_id: {}, sector: {}, indicator: {} };
