import {
  CodedError,
  type Fact,
  type IndicatorFigure,
  type IndicatorKey,
  indicatorNamed,
  type SaveConclusionRequest,
} from '@lqc/contracts';
import { calledAs, type SessionQuarter } from '../sessions/quarter-names.js';

/** What is said of a conclusion's quarters and averages beside its text. */
export interface ConclusionFigures {
  readonly quarter_now: string;
  readonly quarter_before: string | null;
  readonly avg_now: number | null;
  readonly avg_before: number | null;
  readonly facts: readonly Fact[];
}

/** Averages and answers of the quarters that are known. */
interface Figures {
  readonly quarters: Partial<
    Record<Fact['quarter'], { readonly indicators: readonly IndicatorFigure[] } | null>
  >;
}

interface OfSession {
  /** The indicator that the conclusion is about; none where it is about something else. */
  readonly indicator: IndicatorKey | undefined;
  readonly now: SessionQuarter | null;
  readonly before: SessionQuarter | null;
  /** Null while the session has no quarter that averages could be of. */
  readonly figures: Figures | null;
  /** True when the facts are of a sector, whose averages are not among the session's figures. */
  readonly isOfSector: boolean;
}

/**
 * The figures as the conclusion's session has them, whatever the caller said: they are shown beside a checked
 * text. What has no average in the session is kept with none, and facts that contradict the session are left
 * out.
 */
export function asInSession(said: ConclusionFigures, session: OfSession): ConclusionFigures {
  const { indicator, now, before, figures, isOfSector } = session;
  const quarters = {
    quarter_now: calledAs(said.quarter_now, now),
    quarter_before: said.quarter_before && calledAs(said.quarter_before, before),
  };
  if (!figures) return { ...said, ...quarters };
  const averageOf = (quarter: 'now' | 'before') =>
    figures.quarters[quarter]?.indicators.find(({ key }) => key === indicator)?.average ?? null;
  return {
    ...quarters,
    avg_now: averageOf('now'),
    avg_before: averageOf('before'),
    facts: isOfSector ? said.facts : said.facts.filter((fact) => !contradicts(fact, figures)),
  };
}

/** Names of the figures that are kept otherwise than they were said; what was not said is only added. */
export const corrected = (said: ConclusionFigures, kept: ConclusionFigures) => [
  ...(['quarter_now', 'quarter_before', 'avg_now', 'avg_before'] as const).filter(
    (name) => said[name] !== null && said[name] !== kept[name],
  ),
  ...(kept.facts.length < said.facts.length ? (['facts'] as const) : []),
];

/**
 * The indicator that a conclusion is about, by whichever of its two names names one.
 *
 * @throws CodedError `CONCLUSION_INDICATORS_DIFFER` where they name two: one would be kept under the other's name
 */
export function indicatorOf({
  indicator,
  indicatorType,
}: Pick<SaveConclusionRequest, 'indicator' | 'indicatorType'>): IndicatorKey | undefined {
  const named = indicatorNamed(indicator);
  const typed = indicatorNamed(indicatorType ?? '') ?? named;
  if (named && named !== typed) throw new CodedError('CONCLUSION_INDICATORS_DIFFER');
  return typed;
}

function contradicts({ kind, subject, quarter, value }: Fact, { quarters }: Figures): boolean {
  if (kind !== 'average' && kind !== 'answers') return false;
  const figure = quarters[quarter]?.indicators.find(({ label }) => label === subject);
  return figure !== undefined && value !== (kind === 'average' ? figure.average : figure.n);
}
