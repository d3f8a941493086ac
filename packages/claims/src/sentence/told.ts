/** What a rate is measured against: the quarter before, or the same one of last year. */
export type RateBase = 'qtq' | 'yoy';

/** One rate that is told of a company: "terkontraksi 12,2 % (qtq)". */
export interface Rate {
  /** As it is compared with others: "12,2 %". */
  readonly written: string;
  readonly value: number;
  /** Where it went by so much; null where no word of direction stands by it. */
  readonly way: number | null;
  readonly base: RateBase | null;
}

/** What the sentences before told of contacts, as it was written: "angka yang lebih tinggi", "faktor yang sama". */
export interface ToldBefore {
  readonly rates: readonly Rate[];
  /** Where the last of them said that something went. */
  readonly way: number | null;
  /** The stems of all that they told, reasons among them. */
  readonly stems: ReadonlySet<string>;
}

export const NOTHING_TOLD: ToldBefore = { rates: [], way: null, stems: new Set() };
