import type { IndicatorKey } from '@lqc/contracts';
import { type Clause, cut } from './clauses.js';
import { isA, type Item, type ItemOf, type Meaning } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';
import type { Topic } from './topic.js';
import { isOfMany, isToldByACompany } from './companies-meant.js';

/** A sentence cut into clauses, with what each of its parts is about. */
export class Sentence {
  readonly clauses: readonly Clause[];
  readonly #clauseOf = new Map<Item, Clause>();
  /** Cached: once a sentence is made, its items keep their places and meanings. */
  readonly #ofKind = new Map<Meaning['is'], readonly Item[]>();
  readonly #kinds: ReadonlySet<Meaning['is']>;
  /** Whether it reports what a company said of itself, as by a rate such as "12,2 % (qtq)". */
  readonly isRated: boolean;
  readonly #before = new Map<Item, readonly Item[]>();
  readonly #after = new Map<Item, readonly Item[]>();

  constructor(
    readonly items: readonly Item[],
    readonly sheet: ClaimSheet,
    readonly topic: Topic,
  ) {
    this.clauses = cut(items);
    this.#kinds = new Set(items.map((one) => one.is));
    for (const clause of this.clauses)
      for (const item of clause.items) this.#clauseOf.set(item, clause);
    this.isRated = isToldByACompany(this);
  }

  clauseOf(item: Item): Clause {
    return this.#clauseOf.get(item) ?? this.clauses[0]!;
  }

  all<Is extends Meaning['is']>(is: Is): readonly ItemOf<Is>[] {
    const known = this.#ofKind.get(is) ?? this.items.filter(isA(is));
    this.#ofKind.set(is, known);
    return known as readonly ItemOf<Is>[];
  }

  /** Whether any of its words means such a thing. */
  has(is: Meaning['is']): boolean {
    return this.#kinds.has(is);
  }

  /**
   * The company that a sentence without names is about, the one named last: "margin usahanya terkontraksi
   * 12,2 % (qtq)". Null where a company is named or none is meant.
   */
  get companyMeant(): string | null {
    return this.isRated && !this.items.some(isOfMany) ? this.topic.company : null;
  }

  /** The items before one in its own clause, nearest first; behind a bracket those before it. */
  before(item: Item): readonly Item[] {
    const known = this.#before.get(item);
    if (known) return known;
    const clause = this.clauseOf(item);
    const ahead = ({ items }: Clause) => items.filter(({ end }) => end <= item.start).toReversed();
    const before = clause.outer ? [...ahead(clause), ...ahead(clause.outer)] : ahead(clause);
    this.#before.set(item, before);
    return before;
  }

  after(item: Item): readonly Item[] {
    const known = this.#after.get(item);
    if (known) return known;
    const after = this.clauseOf(item).items.filter(({ start }) => start >= item.end);
    this.#after.set(item, after);
    return after;
  }

  /** The indicators that a name may mean in this sentence. */
  resolved(keys: readonly IndicatorKey[]): readonly IndicatorKey[] {
    if (keys.length === 1) return keys;
    const meant = [this.topic.indicator, this.sheet.indicator].find(
      (key) => key && keys.includes(key),
    );
    return meant ? [meant] : keys;
  }
}
