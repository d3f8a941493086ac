import { firstFrom } from '../model-text/in-order.js';

/** A part of a text, from `start` up to `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Positions of a text that are taken at most once; taking takes time by length, not by number. */
export class TakenPlaces {
  readonly #taken: Uint8Array;

  constructor(textLength: number) {
    this.#taken = new Uint8Array(textLength);
  }

  /** Takes a place; false when a part of it is already taken. */
  take({ start, end }: Place): boolean {
    if (this.#taken.subarray(start, end).includes(1)) return false;
    this.#taken.fill(1, start, end);
    return true;
  }
}

/** The places that lie wholly within another one; they are sorted and do not overlap. */
export function placesWithin<P extends Place>(inOrder: readonly P[], { start, end }: Place): P[] {
  const within: P[] = [];
  for (let at = firstFrom(inOrder, (one) => one.start >= start); at < inOrder.length; at += 1) {
    const one = inOrder[at]!;
    if (one.end > end) break;
    within.push(one);
  }
  return within;
}

/** The parts of places that lie within another one; the places are sorted and do not overlap. */
export function placesCutTo<P extends Place>(inOrder: readonly P[], { start, end }: Place): P[] {
  const cut: P[] = [];
  for (let at = firstFrom(inOrder, (one) => one.end > start); at < inOrder.length; at += 1) {
    const one = inOrder[at]!;
    if (one.start >= end) break;
    cut.push({ ...one, start: Math.max(one.start, start), end: Math.min(one.end, end) });
  }
  return cut;
}

/** The last place that begins before this position; places must be in order. */
export function lastBefore<P extends Place>(inOrder: readonly P[], point: number): P | undefined {
  return inOrder[firstFrom(inOrder, (one) => one.start >= point) - 1];
}
