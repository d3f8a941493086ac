import type { SessionResponse, WorkbookName } from '@lqc/contracts';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { CheckField } from '../../components/field';
import { Problem } from '../../components/states';
import { WorkProgress } from '../jobs/work-progress';
import { useFailureNotice } from '../analysis-session/notices';
import { copy } from './copy';
import { ExportFailure } from './export-failure';
import { LastFile } from './last-file';
import { type Make, useExport } from './use-export';

interface ExportActionProps {
  readonly kind: WorkbookName;
  readonly session: SessionResponse | undefined;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary';
  readonly disabled?: boolean;
  /** Why the input cannot be sent yet, shown when the button is pressed; null when it can. */
  readonly refusal?: string | null;
  readonly make: Make;
  /** Fields above the button, which are disabled while the file is made. */
  readonly children?: (busy: boolean) => ReactNode;
}

/** A button that makes and downloads a workbook, with progress, failure and the last file. */
export function ExportAction({
  kind,
  session,
  label,
  variant,
  disabled,
  refusal = null,
  make: makeOne,
  children,
}: ExportActionProps) {
  const { state, busy, failure, made, make, cancel } = useExport(kind, session?.session_id);
  const [pressed, setPressed] = useState(false);
  const [isReleaseWished, setReleaseWished] = useState(false);
  const isOwn = session !== undefined && hasUpload(session);
  const isRelease = isReleaseWished && !isOwn;
  useFailureNotice(pressed ? refusal : null);
  const press = () => {
    setPressed(refusal !== null);
    if (refusal === null) make(makeOne, isRelease ? 'release' : 'internal');
  };
  return (
    <div className="flex flex-col gap-3">
      {children?.(busy)}
      <CheckField
        label={copy.release}
        hint={isOwn ? copy.uploadNote : isRelease ? copy.releaseNote : copy.internalNote}
        checked={isRelease}
        disabled={disabled || busy || isOwn}
        onChange={(event) => setReleaseWished(event.target.checked)}
      />
      {pressed && <Problem className="text-sm">{refusal}</Problem>}
      <Button variant={variant ?? 'secondary'} disabled={disabled || busy} onClick={press}>
        <Download size={16} /> {label}
      </Button>
      {busy && (
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <WorkProgress state={state} />
          </div>
          <Button
            size="small"
            aria-label={`${copy.cancel}: ${label}`}
            disabled={state.status === 'working' && state.cancelling}
            onClick={cancel}
          >
            {copy.cancel}
          </Button>
        </div>
      )}
      {state.status === 'cancelled' && (
        <p role="status" className="text-sm text-muted">
          {copy.cancelled}
        </p>
      )}
      {state.status === 'failed' && failure && (
        <ExportFailure kind={kind} failure={failure} error={state.error} onRetry={press} />
      )}
      {made && !busy && <LastFile file={made} />}
    </div>
  );
}

/** Of an analysis with a file that the office has not stored no copy leaves. */
const hasUpload = ({ quarters, company_source: company }: SessionResponse): boolean =>
  [...Object.values(quarters).map((quarter) => quarter?.source), company].some(
    (source) => source?.file_id === null,
  );
