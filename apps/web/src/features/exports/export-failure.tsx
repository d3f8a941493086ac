import { ApiError, NetworkError } from '@lqc/client';
import { ERRORS, type WorkbookName } from '@lqc/contracts';
import { workbookWords } from '@lqc/phrases';
import { ErrorNotice } from '../../components/states';

interface ExportFailureProps {
  readonly kind: WorkbookName;
  readonly failure: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why a workbook could not be made. */
export function ExportFailure({ kind, failure, error, onRetry }: ExportFailureProps) {
  const { failed, prefix } = workbookWords(kind);
  const shown =
    error instanceof ApiError
      ? new ApiError(error.status, error.code, failure, error.requestId)
      : error;
  // No automatic retry after a lost connection: nobody may be waiting for the file any more.
  const isFinal = error instanceof ApiError && !ERRORS[error.code].retryable;
  const retry = error instanceof NetworkError || isFinal ? undefined : onRetry;
  return (
    <ErrorNotice
      error={shown}
      {...(prefix ? {} : { title: failed })}
      {...(retry ? { onRetry: retry } : {})}
    />
  );
}
