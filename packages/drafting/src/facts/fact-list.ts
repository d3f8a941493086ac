import { type FactAddress, factId, shownValue } from '@lqc/claims';
import {
  AVERAGE_DECIMALS,
  type Fact,
  type FactKind,
  type FactUnit,
  type IndicatorFigure,
  type IndicatorKey,
  PERCENTAGE_DECIMALS,
  type QuarterRole,
} from '@lqc/contracts';
import { averageChange } from '@lqc/statistics';

const UNITS: Record<FactKind, { unit: FactUnit; decimals: number }> = {
  average: { unit: 'skala', decimals: AVERAGE_DECIMALS },
  change: { unit: 'poin', decimals: AVERAGE_DECIMALS },
  answers: { unit: 'kontak', decimals: 0 },
  'score-count': { unit: 'kontak', decimals: 0 },
  'score-share': { unit: 'persen', decimals: PERCENTAGE_DECIMALS },
  'net-balance': { unit: 'poin', decimals: PERCENTAGE_DECIMALS },
  contacts: { unit: 'kontak', decimals: 0 },
  companies: { unit: 'perusahaan', decimals: 0 },
  'sector-companies': { unit: 'perusahaan', decimals: 0 },
  'sector-share': { unit: 'persen', decimals: PERCENTAGE_DECIMALS },
  'orientation-companies': { unit: 'perusahaan', decimals: 0 },
  'orientation-share': { unit: 'persen', decimals: PERCENTAGE_DECIMALS },
  indicators: { unit: 'indikator', decimals: 0 },
};

/** The kind of a fact and the name of its subject, besides its dimensions. */
export interface FactSubject extends FactAddress {
  readonly kind: FactKind;
  /** Display name of an indicator, sector or orientation; empty for the quarter as a whole. */
  readonly subject: string;
}

/** Collects facts and gives each the id of its claim, and an Indonesian label. */
export class FactList {
  readonly facts: Fact[] = [];

  /**
   * @param periods the quarters' labels
   * @param sector the sector that the averages are of; null for those of all contacts
   */
  constructor(
    private readonly periods: Partial<Record<QuarterRole, string>>,
    private readonly sector: string | null = null,
  ) {}

  /**
   * Adds a fact, unless its value is null.
   *
   * @param name of the figure in the label; one that ends in "terhadap" is followed by the quarter
   */
  add({ kind, subject, ...address }: FactSubject, value: number | null, name: string): void {
    if (value === null) return;
    const quarter = address.base ?? address.period ?? 'now';
    const { unit, decimals } = UNITS[kind];
    const shown = shownValue({ value, decimals, unit });
    const separator = name.endsWith(' terhadap') ? ' ' : ', ';
    const label = `${name}${separator}${this.periods[quarter] ?? ''}: ${shown}`;
    this.facts.push({ id: factId(address), kind, subject, quarter, value, unit, decimals, label });
  }

  /** Adds an indicator's average and number of valid answers in one quarter. */
  addAverage({ key, label, average, n }: IndicatorFigure, period: QuarterRole): void {
    const of = { ...this.#of(key), subject: label, period };
    this.add(
      { ...of, kind: 'average', measure: 'average' },
      average,
      `Rata-rata ${label}${this.#where}`,
    );
    this.add(
      { ...of, kind: 'answers', measure: 'answers' },
      n,
      `Jawaban sah ${label}${this.#where}`,
    );
  }

  /**
   * Adds the change of an indicator's average.
   *
   * @param base the earlier quarter, which `then` is from
   * @param certainty words on how certain the change is, shown in brackets
   */
  addChange(
    now: IndicatorFigure,
    then: IndicatorFigure | undefined,
    base: QuarterRole,
    certainty?: string,
  ): void {
    const change = averageChange(now.average, then?.average ?? null);
    const name = `Perubahan rata-rata ${now.label}${this.#where}${certainty ? ` (${certainty})` : ''} terhadap`;
    const of = { ...this.#of(now.key), subject: now.label, base };
    this.add({ ...of, kind: 'change', measure: 'change' }, change, name);
  }

  /** Names the sector, since the office has a figure of the same name. */
  get #where(): string {
    return this.sector === null ? '' : ` di ${this.sector}`;
  }

  #of(indicator: IndicatorKey) {
    return { indicator, sector: this.sector };
  }
}
