import { UPLOAD_MAX_BYTES, WORKBOOK_EXTENSIONS } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { cx } from '../../lib/cx';
import { copy } from './copy';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  /** Tells why a file was not taken. */
  readonly onRefused: (reason: string) => void;
}

/** Takes one workbook, dropped or chosen. */
export function DropZone({ onFile, onRefused }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    maxSize: UPLOAD_MAX_BYTES,
    validator: ({ name }) =>
      isWorkbookName(name) ? null : { code: 'file-invalid-type', message: copy.wrongType },
    onDropAccepted: ([file]) => file && onFile(file),
    onDropRejected: ([rejected]) => onRefused(refusal(rejected?.errors[0]?.code)),
  });
  return (
    <div
      {...getRootProps()}
      className={cx(
        'grid cursor-pointer place-items-center gap-1 rounded-md border border-dashed p-6 text-center',
        isDragActive ? 'border-accent bg-sunken' : 'border-control hover:bg-sunken',
      )}
    >
      <input {...getInputProps({ 'aria-label': copy.choose })} />
      <Upload size={22} aria-hidden className="text-accent" />
      <p className="font-medium">{copy.choose}</p>
      <p className="text-xs text-muted">{copy.chooseHint}</p>
    </div>
  );
}

const isWorkbookName = (name: string) =>
  WORKBOOK_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));

const REFUSALS: Readonly<Record<string, string>> = {
  'file-too-large': errorSentence('FILE_TOO_LARGE'),
  'too-many-files': copy.oneFile,
};

const refusal = (code: string | undefined) => REFUSALS[code ?? ''] ?? copy.wrongType;
