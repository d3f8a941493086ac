import {
  type ClaimCategory,
  type ClaimFact,
  type ClaimMeasure,
  type IndicatorKey,
  indicatorOf,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal, SIDE_WORDS } from '@lqc/phrases';

/** The dimensions that identify a fact. */
export interface FactAddress {
  readonly measure: ClaimMeasure;
  readonly indicator?: IndicatorKey | null;
  readonly sector?: string | null;
  readonly category?: ClaimCategory | null;
  readonly period?: QuarterRole;
  readonly base?: QuarterRole | null;
}

const addressOf = ({
  measure,
  indicator = null,
  sector = null,
  category = null,
  period = 'now',
  base = null,
}: FactAddress) => [measure, indicator, sector, category, period, base].join('|');

/** The id of a fact, by which claims, texts and stored reports name it. */
export const factId = (of: FactAddress): string =>
  [of.measure, of.indicator, of.category, of.sector, of.period ?? 'now', of.base]
    .filter(Boolean)
    .join('.')
    .replaceAll(' ', '_');

/** Every fact of a session, found by its dimensions. */
export class FactTable {
  readonly #byAddress = new Map<string, ClaimFact>();
  readonly #sectors = new Set<string>();

  /** @param periods what staff call the session's quarters */
  constructor(
    readonly periods: Readonly<Partial<Record<QuarterRole, string>>>,
    facts: Iterable<ClaimFact> = [],
  ) {
    for (const fact of facts) this.add(fact);
  }

  add(fact: ClaimFact): void {
    this.#byAddress.set(addressOf(fact), fact);
    if (fact.sector !== null) this.#sectors.add(fact.sector);
  }

  find(address: FactAddress): ClaimFact | undefined {
    return this.#byAddress.get(addressOf(address));
  }

  facts(): IterableIterator<ClaimFact> {
    return this.#byAddress.values();
  }

  get sectors(): readonly string[] {
    return [...this.#sectors];
  }

  /** A fact as a person reads it: "Rata-rata, Harga Jual, Konstruksi, Triwulan I 2025: 3,60". */
  label(fact: ClaimFact): string {
    return `${this.nameOf(fact)}: ${shownValue(fact)}`;
  }

  /** What a figure is of, without the figure: "Rata-rata, Harga Jual, Konstruksi, Triwulan I 2025". */
  nameOf({ measure, indicator, sector, category, period = 'now', base }: FactAddress): string {
    const quarters = [this.periods[period], base && `terhadap ${this.periods[base] ?? ''}`];
    return [
      SHOWN_MEASURE[measure],
      indicator && indicatorOf(indicator).label,
      category && shownCategory(category),
      sector,
      quarters.filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ');
  }
}

const SHOWN_MEASURE: Record<ClaimMeasure, string> = {
  average: 'Rata-rata',
  change: 'Perubahan rata-rata',
  answers: 'Jawaban sah',
  'answer-count': 'Jawaban',
  'answer-share': 'Jawaban',
  'net-balance': 'Saldo bersih',
  contacts: 'Jumlah kontak',
  companies: 'Jumlah perusahaan',
  'company-share': 'Bagian perusahaan',
  'indicator-count': 'Jumlah indikator',
};
const SHOWN_CATEGORY: Record<string, string> = {
  ...SIDE_WORDS,
  domestic: 'berorientasi domestik',
  export: 'berorientasi ekspor',
  both_markets: 'berorientasi domestik dan ekspor',
  up: 'naik',
  down: 'turun',
  same: 'tetap',
};
const SHOWN_UNIT: Partial<Record<ClaimFact['unit'], string>> = {
  persen: '%',
  kontak: ' kontak',
  perusahaan: ' perusahaan',
  poin: ' poin',
  indikator: ' indikator',
};

const shownCategory = (category: ClaimCategory) =>
  SHOWN_CATEGORY[category] ?? `skor ${category.slice('score '.length).replace('.', ',')}`;

/** A figure with its unit: "12,2%", "12 kontak". */
export const shownValue = (fact: Pick<ClaimFact, 'value' | 'decimals' | 'unit'>) =>
  `${decimal(fact.value, fact.decimals)}${SHOWN_UNIT[fact.unit] ?? ''}`;
