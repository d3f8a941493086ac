/**
 * Passes values on at most once in `everyMs`. A value that comes sooner waits, and is replaced by any
 * later one, so that the last value is always passed on. `stop` drops the value that still waits.
 */
export function paced<T>(
  everyMs: number,
  pass: (value: T) => void,
): { next(value: T): void; stop(): void } {
  let waiting: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  const tick = () => {
    timer = null;
    if (!waiting) return;
    pass(waiting.value);
    waiting = null;
    timer = setTimeout(tick, everyMs);
  };
  return {
    next(value) {
      waiting = { value };
      if (!timer) tick();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      waiting = null;
    },
  };
}
