import type { WorkOptions } from '@lqc/client';
import type { ArtifactResponse, Copy, WorkbookName } from '@lqc/contracts';
import { workbookWords } from '@lqc/phrases';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toast';
import { failureSentence } from '../../lib/failure';
import { notices, useFailureNotice } from '../analysis-session/notices';
import { downloadArtifact } from '../jobs/artifact';
import { useLongWork } from '../jobs/use-long-work';
import { copy } from './copy';

const TOAST_MS = 3_000;

export interface MadeFile extends ArtifactResponse {
  readonly madeAt: string;
}

/** The call that makes a workbook of a session. */
export type Make = (session: string, options: WorkOptions, copy: Copy) => Promise<ArtifactResponse>;

/** Makes and downloads a workbook; the last one is remembered while the page is open. */
export function useExport(kind: WorkbookName, sessionId: string | undefined) {
  const { state, busy, start, cancel } = useLongWork<ArtifactResponse>();
  const queries = useQueryClient();
  const key = ['sessions', sessionId, 'made', kind];
  const made = useQuery<MadeFile>({ queryKey: key, queryFn: skipToken, gcTime: Infinity }).data;
  const { title, failed, prefix = '', invalid } = workbookWords(kind);
  const failure =
    state.status === 'failed' ? prefix + failureSentence(state.error, failed, invalid) : null;
  useFailureNotice(failure);

  const make = (makeOne: Make, of: Copy) => {
    if (!sessionId) return;
    notices.clear();
    start({
      title,
      run: async (options) => downloadArtifact(await makeOne(sessionId, options, of)),
      onDone: (artifact) => {
        queries.setQueryData(key, { ...artifact, madeAt: new Date().toISOString() });
        const message = copy.made(artifact.file_name);
        toast(message, { ms: TOAST_MS });
        notices.succeed(message, { isSaid: true });
      },
    });
  };
  return { state, busy, failure, made, make, cancel };
}
