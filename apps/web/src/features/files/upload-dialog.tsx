import { LABEL_TOAST_MS, UPLOAD_MAX_BYTES, WORKBOOK_EXTENSIONS } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { ErrorNotice, ProgressBar } from '../../components/states';
import { toast } from '../../components/toast';
import { cx } from '../../lib/cx';
import { fileSize } from '../../lib/format';
import type { JobProgress } from '../../lib/job';
import { QualityReportView } from '../quality/quality-report';
import { RegisterReportView } from '../quality/register-report';
import { type UploadAnswer, uploadFile } from './api';
import { copy } from './copy';
import { labelProblem } from './label-rules';

interface UploadDialogProps {
  readonly kind: 'quarterly' | 'company';
  readonly takenLabels: readonly string[];
  readonly onClose: () => void;
}

/** Uploads one workbook and shows what reading it found. */
export function UploadDialog({ kind, takenLabels, onClose }: UploadDialogProps) {
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [labelError, setLabelError] = useState<string | null>(null);
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      return uploadFile(file, kind === 'company' ? null : label.trim(), {
        signal: abort.current.signal,
        onProgress: setProgress,
      });
    },
    onSuccess: (answer) => {
      toast(answer.message);
      void queries.invalidateQueries({ queryKey: ['files'] });
    },
    onSettled: () => setProgress(null),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = kind === 'quarterly' ? labelProblem(label, takenLabels) : null;
    setLabelError(problem);
    if (problem) return toast(problem, { kind: 'error', ms: LABEL_TOAST_MS });
    upload.mutate(file);
  };
  const close = () => {
    abort.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      wide={upload.isSuccess}
      title={kind === 'quarterly' ? copy.uploadQuarterly : copy.uploadCompany}
      insistent={upload.isPending}
    >
      <div className="mt-3 flex flex-col gap-3">
        {upload.data ? (
          <Found answer={upload.data} />
        ) : (
          <>
            {kind === 'quarterly' && (
              <TextField
                label={copy.label}
                placeholder={copy.labelPlaceholder}
                value={label}
                error={labelError}
                disabled={upload.isPending}
                onChange={(event) => setLabel(event.target.value)}
              />
            )}
            {upload.isPending ? (
              <Progress progress={progress} file={upload.variables} />
            ) : (
              <DropZone onFile={take} />
            )}
            {upload.error && <ErrorNotice error={upload.error} title={copy.failed} />}
          </>
        )}
        <div className="flex justify-end">
          <Button onClick={close}>{upload.isPending ? copy.cancel : copy.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    maxSize: UPLOAD_MAX_BYTES,
    validator: (file) =>
      WORKBOOK_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension))
        ? null
        : { code: 'file-invalid-type', message: copy.wrongType },
    onDropAccepted: ([file]) => onFile(file),
    onDropRejected: ([rejected]) =>
      toast(rejected?.errors[0]?.code === 'file-too-large' ? copy.tooLarge : copy.wrongType, {
        kind: 'error',
      }),
  });
  return (
    <div
      {...getRootProps()}
      className={cx(
        'grid cursor-pointer place-items-center gap-1 rounded-md border border-dashed p-6 text-center',
        isDragActive ? 'border-accent bg-sunken' : 'border-control',
      )}
    >
      <input {...getInputProps({ 'aria-label': copy.choose })} />
      <Upload size={22} aria-hidden className="text-accent" />
      <p className="font-medium">{copy.choose}</p>
      <p className="text-xs text-muted">{copy.chooseHint}</p>
    </div>
  );
}

function Progress({ progress, file }: { progress: JobProgress | null; file: File | undefined }) {
  const sending =
    progress?.uploaded !== null && progress?.uploaded !== undefined && progress.uploaded < 1;
  const value = sending ? (progress?.uploaded ?? 0) * 100 : (progress?.progress ?? 0);
  return (
    <div className="rounded-md border border-line p-3">
      <p className="mb-2 flex items-center gap-2">
        <FileSpreadsheet size={18} aria-hidden className="text-accent" />
        <span className="min-w-0 flex-1 truncate">{file?.name}</span>
        <span className="text-xs text-muted">{file && fileSize(file.size)}</span>
      </p>
      <ProgressBar
        value={value}
        label={sending ? copy.uploading : (progress?.step ?? copy.processing)}
      />
    </div>
  );
}

function Found({ answer }: { answer: UploadAnswer }) {
  return 'quality' in answer ? (
    <QualityReportView quality={answer.quality} />
  ) : (
    <RegisterReportView report={answer.report} />
  );
}
