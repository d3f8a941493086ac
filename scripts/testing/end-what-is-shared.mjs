/**
 * Ends what the test files of a room share, when the last of them is over: tests run in jest's own process, and
 * what they start for all is put into the global `endAfterTests`.
 */
export default async () => {
  for (const end of globalThis.endAfterTests?.toReversed() ?? []) await end();
};
