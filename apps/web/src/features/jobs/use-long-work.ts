import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isBusy, type LongWork } from './long-work';
import { allWorks, cancelWork, leaveWork, startWork, subscribeWorks } from './works';

const IDLE = { status: 'idle' } as const;

/** Long work started here; when this component leaves, the tray goes on with it. */
export function useLongWork<Answer>() {
  const [id, setId] = useState<number | null>(null);
  const works = useSyncExternalStore(subscribeWorks, allWorks);
  const work = works.find((one) => one.id === id);
  const state = (work?.state ?? IDLE) as LongWork<Answer>;
  const attended = useRef(id);
  attended.current = id;

  useEffect(
    () => () => {
      if (attended.current !== null) leaveWork(attended.current);
    },
    [],
  );
  const start = (next: Parameters<typeof startWork<Answer>>[0]) => {
    if (id !== null) leaveWork(id);
    setId(startWork(next));
  };
  const cancel = () => id !== null && cancelWork(id);
  return { state, busy: isBusy(state), start, cancel };
}
