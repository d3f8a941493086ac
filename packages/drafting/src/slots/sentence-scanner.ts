/** An answer that has its sentences side by side, without the object around them. */
const SENTENCE_BEGINS = /^\{\s*"(?:text|starts_paragraph|claims|quotes)"/;

/** Finds the sentences of an answer in claims that are complete, while it still comes; linear in what comes. */
export class SentenceScanner {
  #written = '';
  /** Where reading goes on, and how deep in braces that is. */
  #at = 0;
  #depth = 0;
  #from = 0;
  #isInString = false;
  #isEscaped = false;

  /**
   * Takes the next piece, of which the first begins as `splitAnswer` has it; the objects that it
   * completes, null for one that is no JSON.
   */
  add(piece: string): unknown[] {
    if (this.#written === '' && SENTENCE_BEGINS.test(piece)) this.#depth = 1;
    this.#written += piece;
    const complete: unknown[] = [];
    for (; this.#at < this.#written.length; this.#at += 1) {
      const object = this.#step(this.#written[this.#at]!);
      if (object !== undefined) complete.push(object);
    }
    return complete;
  }

  #step(letter: string): unknown {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (letter === '\\') this.#isEscaped = true;
      else if (letter === '"') this.#isInString = false;
    } else if (letter === '"') this.#isInString = true;
    else if (letter === '{') {
      this.#depth += 1;
      // The answer is the first object, its sentences are the ones within.
      if (this.#depth === 2) this.#from = this.#at;
    } else if (letter === '}') {
      this.#depth -= 1;
      if (this.#depth === 1) return parsed(this.#written.slice(this.#from, this.#at + 1));
    }
    return undefined;
  }
}

function parsed(object: string): unknown {
  try {
    return JSON.parse(object) as unknown;
  } catch {
    return null;
  }
}
