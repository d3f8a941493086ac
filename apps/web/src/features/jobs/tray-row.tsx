import type { ArtifactResponse } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { Problem } from '../../components/states';
import { fileSize } from '../../lib/format';
import { downloadArtifact, isArtifact } from './artifact';
import { copy } from './copy';
import { isBusy } from './long-work';
import { WorkProgress } from './work-progress';
import { cancelWork, dismissWork, type Work } from './works';

/** One job on the tray: its progress, why it failed, or the file that it made. */
export function TrayRow({ work: { id, title, state } }: { work: Work }) {
  const busy = isBusy(state);
  const file = state.status === 'done' && isArtifact(state.result) ? state.result : null;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        <WorkProgress state={state} />
        {state.status === 'failed' && <Problem>{state.error.message}</Problem>}
        {file && <ReadyFile file={file} onTaken={() => dismissWork(id)} />}
      </div>
      <Button
        size="small"
        aria-label={`${busy ? copy.cancel : copy.dismiss}: ${title}`}
        disabled={state.status === 'working' && state.cancelling}
        onClick={() => (busy ? cancelWork(id) : dismissWork(id))}
      >
        {busy ? copy.cancel : copy.dismiss}
      </Button>
    </div>
  );
}

function ReadyFile({ file, onTaken }: { file: ArtifactResponse; onTaken: () => void }) {
  const take = useMutation({ mutationFn: () => downloadArtifact(file), onSuccess: onTaken });
  return (
    <>
      <p className="text-sm break-words text-muted">
        {copy.ready}: {file.file_name} · {fileSize(file.size_bytes)}
      </p>
      <Problem>{take.error?.message}</Problem>
      <Button
        size="small"
        variant="primary"
        className="mt-1.5"
        disabled={take.isPending}
        onClick={() => take.mutate()}
      >
        <Download size={14} /> {copy.download}
      </Button>
    </>
  );
}
