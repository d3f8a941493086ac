import { ProgressBar } from '../../components/states';
import { copy } from './copy';
import type { LongWork } from './long-work';

/** The progress of a job and its current step. */
export function WorkProgress({
  state,
  className,
}: {
  state: LongWork<unknown>;
  className?: string;
}) {
  if (state.status === 'sending')
    return (
      <ProgressBar
        className={className}
        value={state.share * 100}
        label={state.share === 0 ? copy.starting : copy.sending}
      />
    );
  if (state.status !== 'working') return null;
  const label = state.cancelling ? copy.cancelling : (state.step ?? copy.waiting);
  return <ProgressBar className={className} value={state.progress} label={label} />;
}
