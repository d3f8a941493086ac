/** Prints a line for each task that has ended, and in a terminal also which tasks are running. */
export class Progress {
  /** When each running task began. @type {Map<string, number>} */
  #running = new Map();
  #left;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {number} total */
  constructor(total) {
    this.#left = total;
    if (process.stdout.isTTY) this.#timer = setInterval(() => this.#show(), 1000).unref();
  }

  /** @param {string} name */
  began(name) {
    this.#running.set(name, Date.now());
    this.#show();
  }

  /**
   * @param {string} name
   * @param {boolean} isGood
   * @param {string} counts What is told beside the time
   * @param {string} output What is told of one that failed
   */
  ended(name, isGood, counts, output) {
    const seconds = ((Date.now() - (this.#running.get(name) ?? NaN)) / 1000).toFixed(1);
    this.#running.delete(name);
    this.#left = Math.max(0, this.#left - 1);
    this.#wipe();
    if (!isGood) console.log(`\n${output.trim()}\n`);
    const shownCounts = counts ? `${counts}, ` : '';
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${shownCounts}${seconds} s)`);
    this.#show();
  }

  stop() {
    clearInterval(this.#timer);
    this.#wipe();
  }

  #wipe() {
    if (this.#timer) process.stdout.write('\r\x1b[K');
  }

  #show() {
    if (!this.#timer) return;
    const now = [...this.#running].map(
      ([name, since]) => `${name} ${Math.round((Date.now() - since) / 1000)} s`,
    );
    const line = `${this.#left} to go; now ${now.join(', ')}`;
    this.#wipe();
    process.stdout.write(line.slice(0, process.stdout.columns - 1));
  }
}
