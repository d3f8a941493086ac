import {
  type IndicatorFigure,
  type IndicatorKey,
  LIKERT_INDICATORS,
  type LikertStatus,
  type SessionResponse,
} from '@lqc/contracts';

export interface QuarterCell {
  readonly average: number | null;
  readonly n: number;
}

/** One row of the sheet *Ringkasan*. */
export interface PreviewRow {
  readonly key: IndicatorKey;
  readonly label: string;
  readonly now: QuarterCell;
  readonly before: QuarterCell;
  readonly lastYear: QuarterCell | null;
  readonly qtq: number | null;
  readonly yoy: number | null;
  readonly status: LikertStatus | null;
  readonly smallSample: boolean;
}

const NOBODY: QuarterCell = { average: null, n: 0 };

/** The rows of the tabulation, one per indicator; empty until the current quarter is loaded. */
export function previewRows({
  quarters,
  changes,
}: Pick<SessionResponse, 'quarters' | 'changes'>): PreviewRow[] {
  const { now, before, last_year: lastYear } = quarters;
  if (!now) return [];
  const figuresNow = byKey(now.indicators);
  const figuresBefore = byKey(before.indicators);
  const figuresLastYear = lastYear && byKey(lastYear.indicators);
  return LIKERT_INDICATORS.map(({ key, label }) => {
    const figure = figuresNow.get(key);
    const cells = {
      now: figure ?? NOBODY,
      before: figuresBefore.get(key) ?? NOBODY,
      lastYear: figuresLastYear ? (figuresLastYear.get(key) ?? NOBODY) : null,
    };
    return {
      key,
      label,
      ...cells,
      qtq: changes.qtq[key] ?? null,
      yoy: changes.yoy[key] ?? null,
      status: figure?.status ?? null,
      smallSample: figure?.small_sample ?? true,
    };
  });
}

const byKey = (figures: readonly IndicatorFigure[]) =>
  new Map(figures.map((figure) => [figure.key, figure]));
