import { ApiError } from '@lqc/client';
import type { Report } from '@lqc/contracts';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { cx } from '../../lib/cx';
import { copy } from './copy';
import { includedOf, progressOf } from './outline-order';
import type { Drafting } from './use-drafting';

/**
 * The progress of *Susun seluruh laporan*, with a mark for each section; finished ones can be read.
 */
export function DraftStrip({
  report,
  drafting: { state, isDrafting, drafted, cancel },
}: {
  report: Report;
  drafting: Drafting;
}) {
  if (!isDrafting && state.status === 'failed' && !isUnderWay(state.error))
    return (
      <div className="border-b border-line bg-surface px-4 py-2">
        <ErrorNotice title={copy.draft.notFinished} error={state.error} />
      </div>
    );
  if (!isDrafting && state.status === 'cancelled')
    return (
      <p role="status" className="border-b border-line bg-surface px-4 py-2 text-sm text-muted">
        {copy.draft.stopped}
      </p>
    );
  if (!isDrafting) return null;
  const sections = includedOf(report);
  const { done, of } = progressOf(sections);
  const failed = sections.filter((one) => one.failure).length;
  const step = state.status === 'working' ? state.step : null;
  const isStopping = state.status === 'working' && state.cancelling;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1 text-sm max-md:py-2">
      <b className="font-semibold max-md:sr-only">{copy.draft.all}</b>
      <div
        role="progressbar"
        aria-label={copy.draft.all}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className="flex w-65 max-w-full gap-0.5"
      >
        {sections.map((section) => (
          <span
            key={section.id}
            className={cx(
              'h-2.5 min-w-0 flex-1 rounded-[1px]',
              section.id === drafted
                ? 'being-written'
                : section.failure
                  ? 'border-2 border-danger'
                  : section.state === 'kosong'
                    ? 'border border-control bg-sunken'
                    : 'bg-accent',
            )}
          />
        ))}
      </div>
      {/* The step counts the sections too, and is ahead of what the page has read. */}
      <span role="status" className="min-w-0">
        {isStopping ? copy.draft.stopping : (step ?? copy.draft.progress(done, of))}
      </span>
      {failed > 0 && <span className="font-medium text-danger">{copy.draft.failed(failed)}</span>}
      <span className="ml-auto text-muted max-xl:hidden">{copy.draft.readable}</span>
      <Button size="small" className="max-xl:ml-auto" disabled={isStopping} onClick={cancel}>
        {copy.draft.stop}
      </Button>
    </div>
  );
}

/** Whether the drafting was refused for one that a colleague had begun: the report tells of that one, also when it is over. */
const isUnderWay = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'REPORT_BEING_DRAFTED';
