/** Names that are used once each, whatever their case: one that is taken gets a number. */
export class FreeNames {
  #taken = new Set<string>();
  /** Of a name taken a thousand times, the numbers tried before are not tried again. */
  #next = new Map<string, number>();

  constructor(private readonly numbered: (name: string, number: number) => string) {}

  take(wanted: string): string {
    const key = wanted.toLowerCase();
    for (let number = this.#next.get(key) ?? 1; ; number += 1) {
      const name = number === 1 ? wanted : this.numbered(wanted, number);
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      this.#next.set(key, number + 1);
      return name;
    }
  }

  has(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }

  /** How to give back the names taken from now on. */
  mark(): () => void {
    const before = new Set(this.#taken);
    return () => {
      this.#taken = before;
      this.#next = new Map();
    };
  }
}
