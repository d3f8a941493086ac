import { useEffect, useState, useSyncExternalStore } from 'react';
import { isBusy, type LongWork } from './long-work';
import { allWorks, cancelWork, leaveWork, type Start, startWork, subscribeWorks } from './works';

const IDLE = { status: 'idle' } as const;

/** Long work started here; when this component leaves, the tray goes on with it. */
export function useLongWork<Answer>() {
  const [id, setId] = useState<number | null>(null);
  const works = useSyncExternalStore(subscribeWorks, allWorks);
  const state = (works.find((one) => one.id === id)?.state ?? IDLE) as LongWork<Answer>;
  // A new start leaves the last one as well.
  useEffect(() => (id === null ? undefined : () => leaveWork(id)), [id]);
  return {
    state,
    busy: isBusy(state),
    start: (work: Start<Answer>) => setId(startWork(work)),
    cancel: () => id !== null && cancelWork(id),
  };
}
