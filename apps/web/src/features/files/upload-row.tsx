import type { FileType, QuarterlyFile } from '@lqc/contracts';
import { useId } from 'react';
import { Check, CircleAlert, FileSpreadsheet, X } from 'lucide-react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { SelectField, TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { announce } from '../../lib/announce';
import { fileSize } from '../../lib/format';
import { WorkProgress } from '../jobs/work-progress';
import { QualityReportView } from '../file-quality/quality-report';
import { RegisterReportView } from '../file-quality/register-report';
import type { UploadResponse } from './api';
import { copy } from './copy';
import { MatchesAfter } from './matches-after';
import { RegisterMatch } from './register-match';
import { fieldOf, isUnread, otherThanLabel, placeTaken, type UploadEntry } from './upload-list';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  readonly upload: Upload;
  readonly stored: readonly QuarterlyFile[];
  readonly isLocked: boolean;
  /** True when its data-quality report is expanded. */
  readonly isOpened: boolean;
  readonly onChange: (news: Partial<UploadEntry>) => void;
  readonly onRemove: () => void;
}

/** One file: name, kind, label, and after the confirmation the state of its upload. */
export function UploadRow(props: UploadRowProps) {
  const { entry, work } = props.upload;
  const isDone = work?.status === 'done';
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-center gap-2">
        {isDone ? (
          <Check size={18} className="shrink-0 text-success" />
        ) : (
          <FileSpreadsheet size={18} className="shrink-0 text-accent" />
        )}
        <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
          {entry.file.name}
        </span>
        <span className="text-xs whitespace-nowrap text-muted">{fileSize(entry.file.size)}</span>
        {!work && (
          <Button
            variant="tool"
            aria-label={copy.leaveOut(entry.file.name)}
            onClick={props.onRemove}
          >
            <X size={16} />
          </Button>
        )}
      </p>
      {isDone ? <Found response={work.result} isOpened={props.isOpened} /> : <Choices {...props} />}
      {work && <WorkProgress state={work} />}
      {work?.status === 'cancelled' && <p role="status">{copy.cancelled}</p>}
      {work?.status === 'failed' && <ErrorNotice error={work.error} title={copy.failed} />}
    </li>
  );
}

function Choices({ upload, stored, isLocked, onChange }: UploadRowProps) {
  const { entry, problem } = upload;
  const taken = placeTaken(entry, stored);
  const other = otherThanLabel(entry);
  const problemId = useId();
  const faulty = problem && fieldOf(entry);
  const exchange = (replaces: string) => {
    onChange({ replaces });
    announce(copy.willExchange);
  };
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[200px_minmax(0,1fr)]">
        <SelectField
          label={copy.kind}
          faultId={faulty === 'kind' && problemId}
          value={entry.kind ?? ''}
          disabled={isLocked}
          onChange={({ target }) => {
            const kind = (target.value || null) as FileType | null;
            onChange({ kind, isChosen: kind !== null });
          }}
        >
          <option value="">
            {entry.recognition === 'asking' && !isUnread(entry)
              ? copy.recognising
              : copy.chooseKind}
          </option>
          <option value="quarterly">{copy.quarterlyTitle}</option>
          <option value="company">{copy.companyTitle}</option>
        </SelectField>
        {entry.kind === 'quarterly' && (
          <TextField
            label={copy.label}
            faultId={faulty === 'label' && problemId}
            placeholder={copy.labelPlaceholder}
            value={entry.label}
            disabled={isLocked}
            onChange={({ target }) =>
              onChange({ label: target.value, isTyped: true, replaces: null })
            }
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-sm text-danger max-sm:flex-wrap">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          <span id={problemId} className="min-w-0 flex-1">
            {problem}
          </span>
          {taken && (
            <Button size="small" onClick={() => exchange(taken.id)}>
              {copy.exchange(taken.label)}
            </Button>
          )}
        </p>
      )}
      {entry.replaces && <p className="text-sm text-muted">{copy.willExchange}</p>}
      {other && (
        <p role="status" className="text-sm text-warn">
          {copy.otherQuarter(other)}
        </p>
      )}
      {entry.kind === 'company' && <MatchesAfter matches={entry.matches} />}
      {entry.storedAs && <p className="text-sm text-warn">{copy.storedAs(entry.storedAs)}</p>}
    </>
  );
}

function Found({ response, isOpened }: { response: UploadResponse; isOpened: boolean }) {
  if ('quality' in response) {
    const { quality, file } = response;
    const { other_quarter: other, other_periods: periods, far_visits: visits } = quality;
    return isOpened || other || periods?.length || visits?.length ? (
      <QualityReportView quality={quality} />
    ) : (
      <Disclosure summary={copy.foundQuarter(file.label, file.contacts)}>
        <QualityReportView quality={quality} />
      </Disclosure>
    );
  }
  return (
    <>
      <RegisterReportView report={response.report} />
      <RegisterMatch />
    </>
  );
}
