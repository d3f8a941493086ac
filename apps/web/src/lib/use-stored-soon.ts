import { useEffect, useState } from 'react';
import { whenPageLeft } from './page-leave';

/** After a pause of this length in typing, what was typed is stored. */
export const PAUSE_MS = 1000;

interface StoredSoon<Value> {
  /** What is stored by now. */
  readonly stored: Value;
  /** Stores a value; `isLeaving` where the page may be gone before the answer comes. Rejects where it failed. */
  readonly store: (value: Value, isLeaving: boolean) => Promise<unknown>;
  /** Whether a pause stores, also while a value is typed by halves, such as a day without its whole year. */
  readonly isByPause?: boolean;
}

/**
 * The typing into a field whose value the office stores: after a pause, when the field is left, and when the field
 * or the page goes away. One value is stored after the other. What could not be stored is tried again when
 * somebody types on or leaves.
 */
export function useStoredSoon<Value>({ stored, store, isByPause = true }: StoredSoon<Value>) {
  const [typing] = useState(() => new TypedValue<Value>());
  useEffect(() => {
    const leave = () => void typing.send(true);
    const stop = whenPageLeft(leave);
    return () => {
      stop();
      leave();
    };
  }, [typing]);
  return {
    /** Takes what is typed by now. */
    type(value: Value): void {
      typing.type({ value, store }, stored);
      if (isByPause) typing.sendAfterPause();
    },
    /** Takes what is typed when the field is left, and stores it at once. */
    leave(value: Value): void {
      typing.type({ value, store }, stored);
      void typing.send();
    },
    /** Forgets what is not stored yet, where it has no place any more. */
    drop: () => typing.drop(),
    /** Whether a value is not stored yet. */
    isHeld: () => typing.isHeld(),
  };
}

type Waiting<Value> = Pick<StoredSoon<Value>, 'store'> & { readonly value: Value };

/** What is typed into one field and not stored yet. */
class TypedValue<Value> {
  #waiting: Waiting<Value> | null = null;
  #sending: Waiting<Value> | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  type(one: Waiting<Value>, stored: Value): void {
    const before = this.#sending ? this.#sending.value : stored;
    this.#waiting = one.value === before ? null : one;
  }

  drop(): void {
    this.#waiting = null;
  }

  isHeld(): boolean {
    return this.#waiting !== null || this.#sending !== null;
  }

  sendAfterPause(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.send(), PAUSE_MS);
  }

  /** Sends what waits, after what is being sent; who leaves cannot wait for that. */
  async send(isLeaving = false): Promise<void> {
    clearTimeout(this.#pause);
    const one = this.#waiting;
    if (!one || (this.#sending && !isLeaving)) return;
    this.#waiting = null;
    this.#sending = one;
    try {
      await one.store(one.value, isLeaving);
    } catch {
      // Whoever stores has told it.
      this.#waiting ??= one;
    }
    if (this.#sending === one) this.#sending = null;
    if (this.#waiting && this.#waiting !== one) await this.send();
  }
}
