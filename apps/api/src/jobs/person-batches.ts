/** Calls of one person whose work is begun together, at most. */
const TOGETHER = 50;

interface Waiting<Asked, Begun> {
  readonly asked: Asked;
  readonly begun: (begun: Begun) => void;
  readonly refused: (reason: unknown) => void;
}

/**
 * Begins one person's calls in batches: those that arrived while the batch before was begun. So hundreds of
 * one person's calls cost the database little more than one, and do not delay another person's.
 */
export class PersonBatches<Asked, Begun extends object> {
  /** The waiting calls of each person with a batch under way. */
  readonly #waiting = new Map<string, Waiting<Asked, Begun>[]>();

  /**
   * @param begin gives for each call what was begun, or the reason why it was refused. When it throws,
   *   all its calls are refused.
   */
  constructor(
    private readonly begin: (
      asked: readonly Asked[],
      personId: string,
    ) => Promise<readonly (Begun | Error)[]>,
  ) {}

  /** @throws the reason why the call was refused */
  take(personId: string, asked: Asked): Promise<Begun> {
    return new Promise((begun, refused) => {
      const one = { asked, begun, refused };
      const waiting = this.#waiting.get(personId);
      if (waiting) return void waiting.push(one);
      this.#waiting.set(personId, []);
      void this.#begin([one], personId);
    });
  }

  async #begin(batch: readonly Waiting<Asked, Begun>[], personId: string): Promise<void> {
    const asked = batch.map((one) => one.asked);
    await this.begin(asked, personId).then(
      (outcomes) =>
        batch.forEach(({ begun, refused }, at) => {
          const outcome = outcomes[at];
          if (outcome === undefined || outcome instanceof Error) refused(outcome);
          else begun(outcome);
        }),
      (error: unknown) => batch.forEach(({ refused }) => refused(error)),
    );
    const next = this.#waiting.get(personId)!.splice(0, TOGETHER);
    if (next.length > 0) void this.#begin(next, personId);
    else this.#waiting.delete(personId);
  }
}
