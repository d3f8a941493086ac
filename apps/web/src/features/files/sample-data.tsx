import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { WorkProgress } from '../jobs/work-progress';
import { copy } from './copy';
import { useLoadSampleData } from './use-sample-data';

/** Offered while nothing is stored. */
export function SampleData() {
  const { state, busy, load, cancel } = useLoadSampleData();
  return (
    <div className="rule-gold rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{copy.sampleTitle}</p>
          <p className="text-muted">{copy.sampleBody}</p>
        </div>
        {busy ? (
          <Button onAction={cancel} disabled={state.status === 'working' && state.cancelling}>
            {copy.cancel}
          </Button>
        ) : (
          <Button variant="primary" onClick={load}>
            {copy.sample}
          </Button>
        )}
      </div>
      {busy && <WorkProgress className="mt-3" state={state} />}
      {state.status === 'failed' && (
        <ErrorNotice className="mt-3" error={state.error} onRetry={load} />
      )}
    </div>
  );
}
