const LOOK_EVERY_MS = 1000;
/** One large piece of work may pass the limit for a moment. */
const LOOKS_IN_A_ROW = 5;

/** Calls `onPassed` once, with the bytes, when this process has held more than `maxBytes` for five seconds. */
export function limitMemory(maxBytes: number, onPassed: (residentBytes: number) => void): void {
  let above = 0;
  const looking = setInterval(() => {
    const resident = process.memoryUsage.rss();
    above = resident > maxBytes ? above + 1 : 0;
    if (above < LOOKS_IN_A_ROW) return;
    clearInterval(looking);
    onPassed(resident);
  }, LOOK_EVERY_MS);
  looking.unref();
}
