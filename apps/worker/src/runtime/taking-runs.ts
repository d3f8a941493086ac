export interface TakingRuns {
  /** To be called for each message, several at a time. */
  take(): Promise<void>;
  /** Takes up waiting runs, with or without a message, as far as there are free slots. */
  fill(): void;
}

/**
 * Carries out runs of one weight in a worker's slots; each slot takes one run after the other as long as it
 * can claim one.
 *
 * A message only says that there is work. A run must not depend on its message, which may be lost with its
 * worker or server, or come while the owner has as many runs going as one person may have. So a slot that
 * ends a run looks for the next one, a slot that finds none looks again if there was a sign of work
 * meanwhile, and `fill` looks without any message.
 *
 * @param runNext claims the next run, calls `claimed`, and carries it out; false when there was none to
 * claim
 * @param options.slots runs at once
 * @param options.isStopping while true, a message takes up one run only, and `fill` none
 */
export function takingRuns(
  runNext: (claimed: () => void) => Promise<boolean>,
  { slots, isStopping }: { readonly slots: number; readonly isStopping: () => boolean },
): TakingRuns {
  let taken = 0;
  /**
   * Counts events after which looking again may find work: runs that ended, and calls without a free slot.
   */
  let signs = 0;
  const take = async (claimed = () => {}) => {
    if (taken >= slots) return void (signs += 1);
    taken += 1;
    try {
      do {
        const signsBefore = signs;
        if (await runNext(claimed)) signs += 1;
        else if (signs === signsBefore) return;
      } while (!isStopping());
    } finally {
      taken -= 1;
    }
  };
  // A run that broke was handed back, and is found when somebody looks after its pause.
  const fill = () => void (isStopping() || take(fill).catch(() => {}));
  return { take: () => take(), fill };
}
