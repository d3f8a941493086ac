const GRACE_MS = 30_000;

/**
 * Ends what the test files of a room share, when the last of them is over: tests run in jest's own process, and
 * what they start for all is put into the global `endAfterTests`. What a test that failed left running, a
 * server or an interval, must not hold up the run.
 */
export default async () => {
  for (const end of globalThis.endAfterTests?.toReversed() ?? []) await end();
  setTimeout(() => {
    console.error(`Tests left something running: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, GRACE_MS).unref();
};
