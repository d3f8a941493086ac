/** A map whose latest changes can be undone, at a cost in proportion to these changes only. */
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

  /** Returns a function that undoes all changes made after this call. */
  savepoint(): () => void {
    const { length } = this.#changes;
    return () => {
      for (const [key, before] of this.#changes.splice(length).toReversed())
        if (before === undefined) this.#map.delete(key);
        else this.#map.set(key, before);
    };
  }
}

/** Returns a function that undoes what is changed in any of these after this call. */
export function savepointOf(...parts: readonly { savepoint(): () => void }[]): () => void {
  const undo = parts.map((part) => part.savepoint());
  return () => {
    for (const takeBack of undo) takeBack();
  };
}
