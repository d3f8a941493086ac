import { oldFilesOf, type SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { useStartAnalysis } from '../../features/analysis-session/use-start-analysis';
import { storedFiles } from '../../features/files/api';
import { sameQuartersNow, sourcesOf } from '../../features/files/old-files';
import { copy } from './copy';

/**
 * Says which files of the analysis were replaced or deleted since it was started, and starts one with those
 * that are stored now; nothing while all are as they were.
 */
export function OldFilesNotice({
  session,
  onStarted,
}: {
  session: SessionResponse;
  onStarted: (sessionId: string) => void;
}) {
  // A colleague may have replaced a file since this list was last read.
  const { data: stored } = useQuery({ ...storedFiles, refetchOnMount: 'always' });
  const start = useStartAnalysis(onStarted);
  const sources = sourcesOf(session);
  const old = stored ? oldFilesOf(sources, stored) : [];
  if (!stored || old.length === 0) return null;
  const chosen = sameQuartersNow(sources, stored);
  const lastYear = sources.last_year?.label;
  return (
    <div className="mb-4 flex flex-col gap-2">
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warn bg-warn-tint p-3"
      >
        <TriangleAlert size={18} className="shrink-0 self-start text-warn" />
        <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
          <p className="font-semibold">{copy.oldFiles}</p>
          <p className="text-sm">
            {copy.oldFilesNote(old)}{' '}
            {chosen && lastYear && !chosen.lastYear && copy.withFilesNowWithout(lastYear)}
          </p>
        </div>
        {chosen && (
          <Button disabled={start.isPending} onClick={() => start.mutate(chosen)}>
            {start.isPending ? copy.starting : copy.withFilesNow}
          </Button>
        )}
      </div>
      {start.error && chosen && (
        <ErrorNotice error={start.error} onRetry={() => start.mutate(chosen)} />
      )}
    </div>
  );
}
