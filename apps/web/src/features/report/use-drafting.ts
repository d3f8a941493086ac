import type { DraftReportResponse, Report, ReportSection } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import type { LongWork } from '../jobs/long-work';
import { useLongWork } from '../jobs/use-long-work';
import { draftReport, rereadReport } from './api';
import { copy } from './copy';
import { includedOf, isOutstanding } from './outline-order';

/**
 * *Susun seluruh laporan*, or drafting one section. Sections appear as they are finished, also when
 * a colleague started the drafting, and after a reload.
 */
export function useDrafting(report: Report) {
  const { state, busy, start, cancel } = useLongWork<DraftReportResponse>();
  const queries = useQueryClient();
  const [wished, setWished] = useState<readonly string[] | null>(null);
  const { id } = report;
  const progress = state.status === 'working' ? state.progress : null;
  useEffect(() => {
    if (progress !== null) void rereadReport(queries, id);
  }, [queries, id, progress]);
  const running = runningOf(report, useOwnJob(state));
  const isDrafting = busy || running !== null;
  const waiting = includedOf(report).find((one) => isOutstanding(one) && !one.failure);
  const drafted = wished ? (wished.length === 1 ? wished[0]! : null) : (waiting?.id ?? null);

  return {
    state,
    isDrafting,
    /** Id of the section that is being drafted, if it is known. */
    drafted: isDrafting ? drafted : null,
    cancel() {
      if (busy) cancel();
      else if (running) void api.call('cancelJob', { params: { id: running } }).catch(() => {});
    },
    draft(writer: 'model' | 'automatic', sections?: readonly ReportSection[]) {
      const ids = sections?.map((one) => one.id);
      setWished(ids ?? null);
      start({
        title: sections?.[0] ? copy.draft.one(sections[0].title) : copy.draft.all,
        run: (options) => draftReport(id, { writer, ...(ids && { sections: ids }) }, options),
        onFailed: () => void rereadReport(queries, id),
        onDone: ({ drafted: done, failed }) => {
          void rereadReport(queries, id);
          if (failed.length === 0) toast(copy.draft.done(done));
          else toast(copy.draft.doneFailed(done, failed.length), { kind: 'error' });
        },
      });
    },
  };
}

/** The job that drafts the report; none when it is one's own and over, of which the report tells a moment later. */
function runningOf(report: Report, own: string | null): string | null {
  const running = report.drafting?.job_id ?? null;
  return running === own ? null : running;
}

/** The last job that this tab started, also when it is over. */
function useOwnJob(state: LongWork<unknown>): string | null {
  const [own, setOwn] = useState<string | null>(null);
  const job = state.status === 'working' ? state.jobId : own;
  if (job !== own) setOwn(job);
  return job;
}

export type Drafting = ReturnType<typeof useDrafting>;
