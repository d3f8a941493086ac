import type { WorkOptions } from '@lqc/client';
import type { ArtifactResponse } from '@lqc/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { downloadArtifact } from '../jobs/artifact';
import { useLongWork } from '../jobs/use-long-work';
import { WorkProgress } from '../jobs/work-progress';
import { copy } from './copy';

interface MakeFileProps {
  readonly label: string;
  /** What its work is called while it runs, and what is said when it failed. */
  readonly making: string;
  readonly failed: string;
  readonly make: (options: WorkOptions) => Promise<ArtifactResponse>;
}

/** A button that has one file made and saved; how that goes stands below it. */
export function MakeFile({ label, making, failed, make }: MakeFileProps) {
  const { state, busy, start, cancel } = useLongWork<ArtifactResponse>();
  const press = () =>
    start({
      title: making,
      run: async (options) => downloadArtifact(await make(options)),
      onDone: ({ file_name: name }) => toast(copy.made(name)),
    });
  return (
    <div className="flex flex-col items-end gap-2">
      {busy ? (
        <Button onAction={cancel}>{copy.cancel}</Button>
      ) : (
        <Button onClick={press}>
          <Download size={16} /> {label}
        </Button>
      )}
      {busy && <WorkProgress state={state} />}
      {state.status === 'failed' && (
        <ErrorNotice title={failed} error={state.error} onRetry={press} />
      )}
    </div>
  );
}
