const CRASHES_PER_MINUTE = 5;

/** Counts how often one process crashes, which decides whether it is started again. */
export class Crashes {
  /** @type {number[]} */
  #at = [];

  /** @param {string} name for the sentences that people read */
  constructor(name) {
    this.name = name;
  }

  get any() {
    return this.#at.length > 0;
  }

  /**
   * Counts one more and says what follows from it. Returns the number within the last minute, by which the
   * pause before the next start may grow; null when there were too many to start it again.
   *
   * @param {string} how it crashed
   */
  next(how) {
    const now = Date.now();
    this.#at.push(now);
    const recent = this.#at.filter((at) => now - at < 60_000).length;
    if (recent > CRASHES_PER_MINUTE) {
      console.error(`${this.name} crashed ${recent} times within a minute; stopping.`);
      return null;
    }
    console.error(`${this.name} ended unexpectedly (${how}); starting it again.`);
    return recent;
  }
}
