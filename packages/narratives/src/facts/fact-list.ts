import type { Fact, FactKind, FactUnit, IndicatorFigure, QuarterRole } from '@lqc/contracts';
import { AVERAGE_DECIMALS, PERCENTAGE_DECIMALS } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
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
const SHOWN_UNIT: Partial<Record<FactUnit, string>> = {
  persen: '%',
  kontak: ' kontak',
  perusahaan: ' perusahaan',
  poin: ' poin',
  indikator: ' indikator',
};

/** Collects facts and gives each an id and an Indonesian label. */
export class FactList {
  readonly facts: Fact[] = [];

  /**
   * @param periods the quarters' labels
   * @param prefix of the facts' ids, which distinguishes several lists
   */
  constructor(
    private readonly periods: Partial<Record<QuarterRole, string>>,
    private readonly prefix = 'F',
  ) {}

  /**
   * Adds a fact, unless its value is null.
   *
   * @param name of the figure in the label; one that ends in "terhadap" is followed by the quarter
   */
  add(kind: FactKind, subject: string, quarter: QuarterRole, value: number | null, name: string) {
    if (value === null) return;
    const { unit, decimals } = UNITS[kind];
    const shown = `${decimal(value, decimals)}${SHOWN_UNIT[unit] ?? ''}`;
    const id = `${this.prefix}${this.facts.length + 1}`;
    const separator = name.endsWith(' terhadap') ? ' ' : ', ';
    const label = `${name}${separator}${this.periods[quarter] ?? ''}: ${shown}`;
    this.facts.push({ id, kind, subject, quarter, value, unit, decimals, label });
  }

  /** Adds an indicator's average and number of valid answers in one quarter. */
  addAverage({ label, average, n }: IndicatorFigure, quarter: QuarterRole): void {
    this.add('average', label, quarter, average, `Rata-rata ${label}`);
    this.add('answers', label, quarter, n, `Jawaban sah ${label}`);
  }

  /**
   * Adds the change of an indicator's average.
   *
   * @param quarter the earlier quarter, which `then` is from
   * @param certainty words on how certain the change is, shown in brackets
   */
  addChange(
    now: IndicatorFigure,
    then: IndicatorFigure | undefined,
    quarter: QuarterRole,
    certainty?: string,
  ): void {
    const change = averageChange(now.average, then?.average ?? null);
    const name = `Perubahan rata-rata ${now.label}${certainty ? ` (${certainty})` : ''} terhadap`;
    this.add('change', now.label, quarter, change, name);
  }
}
