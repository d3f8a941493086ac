import { useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { fileSize } from '../../lib/format';
import { useLongWork } from '../jobs/use-long-work';
import { WorkProgress } from '../jobs/work-progress';
import { QualityReportView } from '../quality/quality-report';
import { RegisterReportView } from '../quality/register-report';
import { type UploadResponse, uploadFile } from './api';
import { copy } from './copy';
import { DropZone } from './drop-zone';
import { labelProblem } from './label-rules';

const LABEL_TOAST_MS = 3_000;

interface UploadDialogProps {
  readonly kind: 'quarterly' | 'company';
  readonly takenLabels: readonly string[];
  readonly onClose: () => void;
}

/** Uploads one workbook and shows what reading it found. */
export function UploadDialog({ kind, takenLabels, onClose }: UploadDialogProps) {
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { state, busy, start, cancel } = useLongWork<UploadResponse>();
  const title = kind === 'quarterly' ? copy.uploadQuarterly : copy.uploadCompany;

  const take = (chosen: File) => {
    setRefused(null);
    const found = kind === 'quarterly' ? labelProblem(label, takenLabels) : null;
    setProblem(found);
    // The chosen file is let go: it is chosen again when the label is right.
    if (found) return toast(found, { kind: 'error', ms: LABEL_TOAST_MS });
    setFile(chosen);
    start({
      title: kind === 'quarterly' ? label.trim() : copy.companyTitle,
      run: (options) => uploadFile(chosen, kind === 'company' ? null : label.trim(), options),
      onDone: ({ message }) => {
        toast(message);
        void queries.invalidateQueries({ queryKey: ['files'] });
      },
    });
  };

  return (
    <Dialog open onClose={onClose} wide={state.status === 'done'} title={title} insistent={busy}>
      <div className="mt-3 flex flex-col gap-3">
        {state.status === 'done' ? (
          <Found response={state.result} />
        ) : (
          <>
            {kind === 'quarterly' && (
              <TextField
                label={copy.label}
                placeholder={copy.labelPlaceholder}
                value={label}
                error={problem}
                disabled={busy}
                onChange={(event) => {
                  setLabel(event.target.value);
                  setProblem(null);
                }}
              />
            )}
            {busy ? (
              <div className="rounded-md border border-line p-3">
                <FileLine file={file} />
                <WorkProgress state={state} />
              </div>
            ) : (
              <DropZone onFile={take} onRefused={setRefused} />
            )}
            {refused && !busy && (
              <p role="alert" className="text-danger">
                {refused}
              </p>
            )}
            {state.status === 'cancelled' && <p role="status">{copy.cancelled}</p>}
            {state.status === 'failed' && <ErrorNotice error={state.error} title={copy.failed} />}
          </>
        )}
        <div className="flex justify-end gap-2">
          {state.status === 'working' && <Button onClick={onClose}>{copy.goOnInBackground}</Button>}
          {busy ? (
            <Button onClick={cancel} disabled={state.status === 'working' && state.cancelling}>
              {copy.cancel}
            </Button>
          ) : (
            <Button onClick={onClose}>{copy.close}</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function FileLine({ file }: { file: File | null }) {
  if (!file) return null;
  return (
    <p className="mb-2 flex items-center gap-2">
      <FileSpreadsheet size={18} aria-hidden className="text-accent" />
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className="text-xs text-muted">{fileSize(file.size)}</span>
    </p>
  );
}

function Found({ response }: { response: UploadResponse }) {
  return 'quality' in response ? (
    <QualityReportView quality={response.quality} />
  ) : (
    <RegisterReportView report={response.report} />
  );
}
