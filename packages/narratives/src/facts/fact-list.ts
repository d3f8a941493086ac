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

/** Gathers facts and numbers them. */
export class FactList {
  readonly facts: Fact[] = [];

  /** @param prefix of the facts' ids, where several lists are told apart */
  constructor(
    private readonly periods: Partial<Record<QuarterRole, string>>,
    private readonly prefix = 'F',
  ) {}

  /** A figure that does not exist makes no fact. */
  add(kind: FactKind, subject: string, quarter: QuarterRole, value: number | null, what: string) {
    if (value === null) return;
    const { unit, decimals } = UNITS[kind];
    const shown = `${decimal(value, decimals)}${SHOWN_UNIT[unit] ?? ''}`;
    const id = `${this.prefix}${this.facts.length + 1}`;
    // What is said against a quarter goes on with it; else the quarter is set apart.
    const joint = what.endsWith(' terhadap') ? ' ' : ', ';
    const label = `${what}${joint}${this.periods[quarter] ?? ''}: ${shown}`;
    this.facts.push({ id, kind, subject, quarter, value, unit, decimals, label });
  }

  /** Average and n of one quarter. */
  addAverage({ label, average, n }: IndicatorFigure, quarter: QuarterRole): void {
    this.add('average', label, quarter, average, `Rata-rata ${label}`);
    this.add('answers', label, quarter, n, `Jawaban sah ${label}`);
  }

  /** Change of the current average against an earlier quarter's, with how certain it is where that is said. */
  addChange(
    now: IndicatorFigure,
    then: IndicatorFigure | undefined,
    quarter: QuarterRole,
    certainty?: string,
  ): void {
    const change = averageChange(now.average, then?.average ?? null);
    const what = `Perubahan rata-rata ${now.label}${certainty ? ` (${certainty})` : ''} terhadap`;
    this.add('change', now.label, quarter, change, what);
  }
}
