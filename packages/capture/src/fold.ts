import type { CAPTURE_KINDS } from '@lqc/contracts';
import { isScore } from './fields.js';
import { shownHash, valueHash } from './value-hash.js';

/** What was typed into a field, as a fold takes it: of the value its hash (`valueHash`). */
export interface TypedValue {
  readonly eventId: string;
  readonly deviceId: string;
  readonly seq: number;
  readonly field: string;
  readonly hash: string;
  readonly baseHash: string | null;
  readonly kind: (typeof CAPTURE_KINDS)[number];
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
    field.take(event);
  }
  return new Map([...fields].map(([name, field]) => [name, field.versions()]));
}

class FieldFold<Event extends TypedValue> {
  /** What nothing has replaced, by device: of each at most one, the last received at the end. */
  readonly #heads = new Map<string, Event>();
  /** The devices of the heads, by the hash of what they hold: looking through all at each value would take too long. */
  readonly #holders = new Map<string, Set<string>>();
  /** The hash of what the heads show together; null where it is not known yet. */
  #shown: string | null = null;
  /** Hashes of all values so far, and the devices that typed on a value that had not arrived. */
  readonly #known = new Set<string>([valueHash(null)]);
  readonly #early = new Map<string, Set<string>>();
  /** The highest `seq` of each device. */
  readonly #latest = new Map<string, number>();

  constructor(private readonly isOfScore: boolean) {}

  take(event: Event): void {
    const { deviceId, seq, baseHash, kind, hash } = event;
    const isLate = seq < (this.#latest.get(deviceId) ?? -1);
    if (!isLate) this.#latest.set(deviceId, seq);
    const mayReplace = !this.isOfScore || kind === 'decide';
    const on = this.#holdersOf(baseHash);
    const replaced = mayReplace && on ? [...on].filter((one) => one !== deviceId) : [];
    const isReplacedEarly = replaced.length === 0 && this.#isTypedOnEarly(event);
    if (mayReplace && baseHash && !on && !this.#known.has(baseHash))
      addTo(this.#early, baseHash, deviceId);
    this.#known.add(hash);
    if (isLate && this.#heads.size === replaced.length) return;
    for (const one of replaced) this.#remove(one);
    if (isLate) return;
    this.#remove(deviceId);
    // Devices that set the same values in turn replace each other in a circle: then the new one stands.
    if (isReplacedEarly && this.#heads.size > 0) return;
    this.#heads.set(deviceId, event);
    addTo(this.#holders, hash, deviceId);
    this.#shown = null;
  }

  /** One version of each value. */
  versions(): readonly Event[] {
    const hashes = new Set<string>();
    return [...this.#heads.values()].filter(({ hash }) => !hashes.has(hash) && hashes.add(hash));
  }

  /** The devices whose values were shown under this hash. */
  #holdersOf(hash: string | null): Iterable<string> | undefined {
    if (hash === null) return undefined;
    const holders = this.#holders.get(hash);
    if (holders || this.#holders.size < 2 || this.#known.has(hash)) return holders;
    this.#shown ??= shownHash([...this.#heads.values()]);
    return hash === this.#shown ? this.#heads.keys() : undefined;
  }

  /** Whether another device typed on this value before it arrived. */
  #isTypedOnEarly({ hash, deviceId }: Event): boolean {
    const early = this.#early.get(hash);
    return early !== undefined && early.size > (early.has(deviceId) ? 1 : 0);
  }

  #remove(deviceId: string): void {
    const head = this.#heads.get(deviceId);
    if (!head) return;
    this.#heads.delete(deviceId);
    const holders = this.#holders.get(head.hash)!;
    holders.delete(deviceId);
    if (holders.size === 0) this.#holders.delete(head.hash);
    this.#shown = null;
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, one: string): void {
  const set = sets.get(key);
  if (set) set.add(one);
  else sets.set(key, new Set([one]));
}
