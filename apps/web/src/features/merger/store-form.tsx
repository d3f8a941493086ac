import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import { useState } from 'react';
import type { UploadQuarterlyFileResponse } from '@lqc/contracts';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { fieldErrors } from '../../lib/field-errors';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { storedFiles } from '../files/api';
import { labelProblem } from '../files/label-rules';
import { useLongWork } from '../jobs/use-long-work';
import { WorkProgress } from '../jobs/work-progress';
import { QualityReportView } from '../file-quality/quality-report';
import { storeMerged } from './api';
import { copy } from './copy';

const { done } = copy;
const CODES = {
  label: ['LABEL_TAKEN', 'LABEL_REQUIRED', 'LABEL_TOO_LONG', 'PERIOD_TAKEN'],
} as const;

/** Stores the merged workbook as a quarterly file with a label, without uploading it. */
export function StoreForm({ artifactId }: { artifactId: string }) {
  const queries = useQueryClient();
  const files = useQuery(storedFiles);
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { state, busy, start } = useLongWork<UploadQuarterlyFileResponse>();
  const store = () => {
    const taken = files.data?.quarterly_files.map((file) => file.label) ?? [];
    const found = labelProblem(label, taken);
    setProblem(found);
    if (found) return;
    start({
      title: label.trim(),
      run: (options) => storeMerged(artifactId, label.trim(), options),
      onDone: () => {
        toast(done.stored(label.trim()));
        void storedFilesChanged(queries);
      },
    });
  };
  const refused = fieldErrors(state.status === 'failed' ? state.error : null, CODES);
  if (state.status === 'done')
    return (
      <div className="mt-4">
        <p role="status" className="mb-2 font-medium text-success">
          {done.stored(state.result.file.label)}
        </p>
        <QualityReportView quality={state.result.quality} />
      </div>
    );
  return (
    <Form className="mt-4 border-t border-line pt-4" onSend={store}>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          className="min-w-56 flex-1"
          label={done.label}
          placeholder={done.labelPlaceholder}
          hint={done.storeNote}
          error={problem ?? refused.of.label}
          value={label}
          disabled={busy}
          onChange={(event) => {
            setLabel(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" className="mt-6" disabled={busy}>
          <Database size={16} /> {done.store}
        </Button>
      </div>
      <WorkProgress state={state} />
      <ErrorNotice error={refused.rest} title={done.storeFailed} />
    </Form>
  );
}
