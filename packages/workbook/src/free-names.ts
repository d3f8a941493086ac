import { UndoableMap } from './undoable-map.js';

/** Names that are used once each, whatever their case: one that is taken gets a number. */
export class FreeNames {
  readonly #taken = new UndoableMap<string, true>();
  /** Of a name taken a thousand times, the numbers tried before are not tried again. */
  #next = new Map<string, number>();

  constructor(private readonly numbered: (name: string, number: number) => string) {}

  take(wanted: string): string {
    const key = wanted.toLowerCase();
    for (let number = this.#next.get(key) ?? 1; ; number += 1) {
      const name = number === 1 ? wanted : this.numbered(wanted, number);
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.set(name.toLowerCase(), true);
      this.#next.set(key, number + 1);
      return name;
    }
  }

  /** How to give back the names taken from now on. */
  mark(): () => void {
    const undo = this.#taken.mark();
    return () => {
      undo();
      this.#next = new Map();
    };
  }
}
