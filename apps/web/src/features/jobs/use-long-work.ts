import { useEffect, useState } from 'react';
import { isBusy, type LongWork } from './long-work';
import { cancelWork, leaveWork, type Start, startWork, useWorks } from './works';

const IDLE = { status: 'idle' } as const;

/** Long work started here; when this component leaves, the tray goes on with it. */
export function useLongWork<Result>() {
  const [id, setId] = useState<number | null>(null);
  const works = useWorks();
  const state = (works.find((one) => one.id === id)?.state ?? IDLE) as LongWork<Result>;
  // A new start leaves the last one as well.
  useEffect(() => (id === null ? undefined : () => leaveWork(id)), [id]);
  return {
    state,
    busy: isBusy(state),
    start: (work: Start<Result>) => setId(startWork(work)),
    cancel: () => id !== null && cancelWork(id),
  };
}
