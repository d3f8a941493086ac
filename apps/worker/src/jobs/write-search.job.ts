import {
  CodedError,
  EXPORTED_HITS_MAX,
  NOTHING_FOUND,
  parseSearch,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Nobody looks at the page meanwhile, so that a quarter may take its time. */
const SLICE_MS = 20_000;

/** Writes what a search finds in all stored quarters. */
export const writeSearch: Job<'write-search'> = async ({ request }, context) => {
  const { database, isolated, report, signal, storeArtifact } = context;
  const { q, copy: _, ...asked } = request;
  const query = parseSearch(q);
  if (query.refused) throw new CodedError(query.refused);
  report(10, jobSteps.searching);
  await database.archiveWords.readMissing({ signal });
  const found =
    query.groups.length === 0
      ? NOTHING_FOUND
      : await database.search.find(
          query,
          { ...asked, page: 1, part: 'all' },
          { enoughMs: Infinity, mostMs: Infinity, sliceMs: SLICE_MS, signal },
          EXPORTED_HITS_MAX,
        );
  report(50, jobSteps.writingWorkbook);
  const { hits, ...counts } = found;
  const input = { q, madeAt: new Date(), counts, hits };
  const bytes = await isolated('writeSearchHits', input);
  report(90, jobSteps.storing);
  return (transaction) => storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes });
};
