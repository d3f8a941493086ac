/** A map whose last changes can be taken back, at the cost of these changes alone. */
export class UndoableMap<Key, Value> {
  readonly #map = new Map<Key, Value>();
  readonly #changes: (readonly [key: Key, before: Value | undefined])[] = [];

  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }

  has(key: Key): boolean {
    return this.#map.has(key);
  }

  set(key: Key, value: Value): void {
    this.#changes.push([key, this.#map.get(key)]);
    this.#map.set(key, value);
  }

  get size(): number {
    return this.#map.size;
  }

  values(): Iterable<Value> {
    return this.#map.values();
  }

  entries(): Iterable<[Key, Value]> {
    return this.#map.entries();
  }

  /** How to take back what is set from now on. */
  mark(): () => void {
    const { length } = this.#changes;
    return () => {
      for (const [key, before] of this.#changes.splice(length).toReversed())
        if (before === undefined) this.#map.delete(key);
        else this.#map.set(key, before);
    };
  }
}
