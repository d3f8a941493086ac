/**
 * Carries out runs of one weight, one after the other, as long as there is one to claim.
 *
 * A message only says that there is work; it is not a run's only way to be carried out. A run may have to
 * wait although its message came, since its owner has as many going as one person may have. So whoever
 * ends a run looks for the next, and whoever finds none looks again if a run ended meanwhile: that end may
 * have made room after the claim had looked.
 *
 * @param runNext claims the next run and carries it out; false when there was none to claim
 * @param isStopping whether to take no more than the message's own run
 * @returns to be called for each message, several at a time
 */
export function takingRuns(
  runNext: () => Promise<boolean>,
  isStopping: () => boolean,
): () => Promise<void> {
  let ended = 0;
  return async () => {
    do {
      const endedBefore = ended;
      if (await runNext()) ended += 1;
      else if (ended === endedBefore) return;
    } while (!isStopping());
  };
}
