import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice, ProgressBar } from '../../components/states';
import { toast } from '../../components/toast';
import type { JobProgress } from '../../lib/job';
import { loadSampleData } from './api';
import { copy } from './copy';

/** Offered while nothing is stored. */
export function SampleData() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const load = useMutation({
    mutationFn: () =>
      loadSampleData({ signal: new AbortController().signal, onProgress: setProgress }),
    onSuccess: ({ message }) => {
      toast(message);
      void queries.invalidateQueries({ queryKey: ['files'] });
    },
  });
  return (
    <div className="rule-gold rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{copy.sampleTitle}</p>
          <p className="text-muted">{copy.sampleBody}</p>
        </div>
        <Button variant="primary" disabled={load.isPending} onClick={() => load.mutate()}>
          {copy.sample}
        </Button>
      </div>
      {load.isPending && (
        <div className="mt-3">
          <ProgressBar value={progress?.progress ?? 0} label={progress?.step ?? copy.processing} />
        </div>
      )}
      {load.error && (
        <div className="mt-3">
          <ErrorNotice error={load.error} />
        </div>
      )}
    </div>
  );
}
