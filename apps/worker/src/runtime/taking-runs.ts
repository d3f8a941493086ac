export interface TakingRuns {
  /** To be called for each message, several at a time. */
  take(): Promise<void>;
  /** Takes up what waits, message or not, as far as there are slots. */
  fill(): void;
}

/**
 * Carries out runs of one weight in a worker's slots, in each one after the other as long as there is one to
 * claim.
 *
 * A message only says that there is work; it is not a run's only way to be carried out. Its worker may have
 * died with it, a server may have forgotten it, and a run may have to wait although its message came, since
 * its owner has as many going as one person may have. So whoever ends a run looks for the next, whoever finds
 * none looks again if there was a sign of work meanwhile, and `fill` looks without any message.
 *
 * @param runNext claims the next run, tells so, and carries it out; false when there was none to claim
 * @param options.slots runs at once
 * @param options.isStopping whether to take no more than the message's own run
 */
export function takingRuns(
  runNext: (claimed: () => void) => Promise<boolean>,
  { slots, isStopping }: { readonly slots: number; readonly isStopping: () => boolean },
): TakingRuns {
  let taken = 0;
  /** Runs that ended, which may have made room, and calls for which there was no slot. */
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
  // What broke was handed back, and is found at the next look.
  const fill = () => void (isStopping() || take(fill).catch(() => {}));
  return { take: () => take(), fill };
}
