import { UndoableMap } from './undoable-map.js';

/** Hands out names that differ from each other even without regard to case, by adding numbers. */
export class UniqueNames {
  readonly #taken = new UndoableMap<string, true>();
  /** The number to try next for each name, so that a name wanted a thousand times stays fast. */
  #next = new Map<string, number>();

  /**
   * @param numbered how a number, from 2, is added to a name that is already taken
   * @param isTakenElsewhere whether somebody else has a name, given in lower case
   */
  constructor(
    private readonly numbered: (name: string, number: number) => string,
    private readonly isTakenElsewhere: (name: string) => boolean = () => false,
  ) {}

  /** Takes the wanted name, or the first numbered variant of it that is free. */
  take(wanted: string): string {
    const key = wanted.toLowerCase();
    for (let number = this.#next.get(key) ?? 1; ; number += 1) {
      const name = number === 1 ? wanted : this.numbered(wanted, number);
      const lower = name.toLowerCase();
      if (this.#taken.has(lower) || this.isTakenElsewhere(lower)) continue;
      this.#taken.set(lower, true);
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
