import { UndoableMap } from './undoable-map.js';

/** Hands out names that differ from each other even without regard to case, by adding numbers. */
export class UniqueNames {
  readonly #taken = new UndoableMap<string, true>();
  /** The number to try next for each name, so that a name wanted a thousand times stays fast. */
  #next = new Map<string, number>();

  /** @param numbered how a number, from 2, is added to a name that is already taken */
  constructor(private readonly numbered: (name: string, number: number) => string) {}

  /** Takes the wanted name, or the first numbered variant of it that is free. */
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

  /** Returns a function that frees all names taken after this call. */
  savepoint(): () => void {
    const undo = this.#taken.savepoint();
    return () => {
      undo();
      this.#next = new Map();
    };
  }
}
