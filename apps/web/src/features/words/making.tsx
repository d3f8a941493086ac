import { Button } from '../../components/button';
import { ProgressBar } from '../../components/states';
import type { JobProgress } from '@lqc/client';
import { copy } from './copy';

/** Where a card will be: from two seconds on it says what is happening and how far it is. */
export function Making({
  doing,
  progress,
  onCancel,
}: {
  doing: string;
  progress: JobProgress | null;
  onCancel: () => void;
}) {
  const working = progress?.phase === 'working' ? progress : null;
  return (
    <div role="status" aria-label={doing}>
      <div className="skeleton h-64" />
      <div className="late mt-3 flex items-end gap-3">
        <div className="flex-1">
          <ProgressBar value={working?.progress ?? 0} label={working?.step ?? doing} />
        </div>
        <Button size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
