import { type IndicatorKey, LIKERT_INDICATORS, SECTORS } from '@lqc/contracts';

/** A company as the office met it in a quarter; a score of null is a blank. */
export interface Met {
  readonly name: string;
  readonly sector: string | null;
  readonly scores: Readonly<Partial<Record<IndicatorKey, number | null>>>;
}

export const ASKED = LIKERT_INDICATORS.slice(0, 2).map(({ key }) => key);

/** A stream of numbers from 0 up to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A quarter's contacts, and how the same office goes on: whom it meets, and what they answer. */
export class RandomOffice {
  readonly #random: () => number;
  readonly #sectors: readonly string[];
  /** How answers lie in each sector. */
  readonly #mood = new Map<string | null, number>();
  #named = 0;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    this.#sectors = SECTORS.slice(0, 2 + this.below(8)).map(({ name }) => name);
    for (const sector of [...this.#sectors, null]) this.#mood.set(sector, 2 + 2 * this.#random());
  }

  below(n: number): number {
    return Math.floor(this.#random() * n);
  }

  quarter(): Met[] {
    return Array.from({ length: 10 + this.below(50) }, () => this.newcomer());
  }

  newcomer(): Met {
    this.#named += 1;
    // Few sectors have most companies.
    const at = Math.floor(this.#random() ** 1.7 * (this.#sectors.length + 0.4));
    const sector = this.#sectors[at] ?? null;
    const name = `PT Contoh ${this.#named}`;
    return { name, sector, scores: this.#scores(sector) };
  }

  /** The next quarter: most are met again, some are not, some are new. */
  next(met: readonly Met[]): Met[] {
    const again = met
      .filter(() => this.#random() < 0.75)
      .map((one) => ({ ...one, scores: this.#scores(one.sector) }));
    return [...again, ...Array.from({ length: this.below(15) }, () => this.newcomer())];
  }

  /** The same quarter read again: a contact more, one less, a score corrected, or another sector. */
  revised(met: readonly Met[]): Met[] {
    const at = this.below(met.length);
    const kind = this.below(4);
    if (kind === 0) return [...met, this.newcomer()];
    if (kind === 1) return met.filter((_, one) => one !== at);
    if (kind === 2)
      return met.map((one, nth) =>
        nth === at ? { ...one, scores: this.#scores(one.sector) } : one,
      );
    const sector = this.#sectors[this.below(this.#sectors.length)]!;
    return met.map((one, nth) => (nth === at ? { ...one, sector } : one));
  }

  #scores(sector: string | null): Met['scores'] {
    const mood = this.#mood.get(sector)!;
    return Object.fromEntries(
      ASKED.map((key) => {
        if (this.#random() < 0.12) return [key, null];
        const score = Math.round(mood + (this.#random() + this.#random() - 1) * 2.2);
        return [key, Math.min(5, Math.max(1, score))];
      }),
    );
  }
}
