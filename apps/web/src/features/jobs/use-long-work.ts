import { useEffect, useState } from 'react';
import { isBusy, type LongWork } from './long-work';
import { cancelWork, leaveWork, type Start, startWork, useWorks } from './works';

const IDLE = { status: 'idle' } as const;

/** A job started by this component; when the component unmounts, the tray shows the job. */
export function useLongWork<Result>() {
  const [id, setId] = useState<number | null>(null);
  const works = useWorks();
  const state = (works.find((one) => one.id === id)?.state ?? IDLE) as LongWork<Result>;
  // Starting another job also leaves the previous one to the tray.
  useEffect(() => (id === null ? undefined : () => leaveWork(id)), [id]);
  return {
    state,
    busy: isBusy(state),
    start: (work: Start<Result>) => setId(startWork(work)),
    cancel: () => id !== null && cancelWork(id),
  };
}
