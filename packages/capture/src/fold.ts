import { CAPTURE_KINDS, type CaptureValue } from '@lqc/contracts';
import { isScore } from './fields.js';
import { shownHash, valueHash } from './value-hash.js';

/** What was typed into a field, as a fold takes it. */
export interface TypedValue {
  readonly eventId: string;
  readonly deviceId: string;
  readonly seq: number;
  readonly field: string;
  readonly value: CaptureValue;
  readonly baseHash: string | null;
  readonly kind: (typeof CAPTURE_KINDS)[number];
}

interface Version<Event extends TypedValue> {
  readonly event: Event;
  readonly hash: string;
}

/**
 * A note is the fold of what was typed, given in the order in which it was received: for each field the
 * values that nothing has replaced, one where all is settled, more where devices disagree.
 *
 * A value is replaced by a later one of its own device (by `seq`, in whatever order they arrive), and by
 * one of another device that was typed on it: whose `baseHash` is the hash of the value, or of all values
 * that were shown. A score of another device is replaced by a decision alone. Clocks play no part.
 */
export function foldNote<Event extends TypedValue>(
  typed: Iterable<Event>,
): Map<string, readonly Event[]> {
  const fields = new Map<string, FieldFold<Event>>();
  for (const event of typed) {
    let field = fields.get(event.field);
    if (!field) fields.set(event.field, (field = new FieldFold(isScore(event.field))));
    field.take({ event, hash: valueHash(event.value) });
  }
  return new Map([...fields].map(([name, field]) => [name, field.versions()]));
}

class FieldFold<Event extends TypedValue> {
  #heads: Version<Event>[] = [];
  /** Hashes of all values so far, and what was typed on a value that had not arrived. */
  readonly #known = new Set<string>([valueHash(null)]);
  readonly #early: Version<Event>[] = [];
  /** The highest `seq` of each device. */
  readonly #latest = new Map<string, number>();

  constructor(private readonly isOfScore: boolean) {}

  take(version: Version<Event>): void {
    const { deviceId, seq, baseHash } = version.event;
    const isLate = seq < (this.#latest.get(deviceId) ?? -1);
    if (!isLate) this.#latest.set(deviceId, seq);
    const others = this.#heads.filter(({ event }) => event.deviceId !== deviceId);
    const shown = shownHash(this.#heads);
    const replaced = others.filter(
      ({ hash }) => this.#mayReplace(version) && (hash === baseHash || shown === baseHash),
    );
    const isReplacedEarly =
      replaced.length === 0 &&
      this.#early.some(
        (early) =>
          early.event.deviceId !== deviceId &&
          early.event.baseHash === version.hash &&
          this.#mayReplace(early),
      );
    if (baseHash && !this.#known.has(baseHash) && baseHash !== shown) this.#early.push(version);
    this.#known.add(version.hash);
    const standing = this.#heads.filter(
      (head) => !replaced.includes(head) && (isLate || head.event.deviceId !== deviceId),
    );
    if (!isLate && !isReplacedEarly) standing.push(version);
    // Devices that set the same values in turn replace each other in a circle: then the new one stands.
    if (standing.length === 0 && isLate) return;
    this.#heads = standing.length > 0 ? standing : [version];
  }

  /** One version of each value. */
  versions(): readonly Event[] {
    const hashes = new Set<string>();
    return this.#heads
      .filter(({ hash }) => !hashes.has(hash) && hashes.add(hash))
      .map(({ event }) => event);
  }

  #mayReplace({ event }: Version<Event>): boolean {
    return !this.isOfScore || event.kind === 'decide';
  }
}
