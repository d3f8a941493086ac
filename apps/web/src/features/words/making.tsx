import { Button } from '../../components/button';
import { ProgressBar } from '../../components/states';
import type { JobProgress } from '@lqc/client';
import { copy } from './copy';

/** Placeholder of a card that is being made; after two seconds it shows the progress. */
export function Making({
  doing,
  progress,
  onCancel,
}: {
  doing: string;
  progress: JobProgress | null;
  onCancel?: () => void;
}) {
  const working = progress?.phase === 'working' ? progress : null;
  return (
    <div role="status" aria-label={doing}>
      <div className="skeleton h-64" />
      <div className="late mt-3 flex items-end gap-3">
        <div className="flex-1">
          <ProgressBar value={working?.progress ?? 0} label={working?.step ?? doing} />
        </div>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
