import {
  hasIdulfitri,
  type IndicatorKey,
  indicatorOf,
  isFinal,
  orderOf,
  type Period,
  type Report,
  type ReportQuarter,
  type SessionResponse,
  storedUpTo,
} from '@lqc/contracts';
import { WHOLE_SCALE } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../components/disclosure';
import { count, dotted } from '../../lib/format';
import { Chart } from '../charts/chart';
import { HatchPattern } from '../charts/hatch';
import { Svg } from '../charts/svg';
import { copy as comparisonCopy } from '../comparison/copy';
import { SectorParts } from '../comparison/sector-parts';
import { historyOverview } from '../history/api';
import { drawnOf } from '../history/series';
import { copy as historyCopy, findingText } from '../history/copy';
import { figuresOf, spoken } from '../history/said';
import { SmallChart } from '../history/small-chart';
import { panelOf } from '../analysis-session/api';
import { copy } from './copy';

const HEIGHT = 200;

interface IndicatorFigureProps {
  readonly report: Report;
  readonly indicator: IndicatorKey;
  readonly session: SessionResponse;
  /** Number of the figure, that of its section: `2.1`. */
  readonly number: string;
}

/** Chart of an indicator over the stored quarters up to the report's, and each sector's contribution to its change. */
export function IndicatorFigure({ report, indicator, session, number }: IndicatorFigureProps) {
  const history = useQuery(historyOverview(undefined));
  const panel = useQuery(panelOf(session.session_id, indicator));
  const shown = history.data?.indicators.find(({ key }) => key === indicator);
  const points = storedUpTo(ownPeriods(report), shown?.points ?? []);
  const drawn = drawnOf(points, 'average');
  const sectors = panel.data?.sectors ?? [];
  const last = points.at(-1);
  // The gateway finds what is remarkable about the office's latest quarter, which may not be the report's.
  const finding = last === shown?.points.at(-1) ? shown?.finding : undefined;
  const isOfNow = periodsOf(report.quarter_now).some(
    (now) => last && orderOf(now) === orderOf(last),
  );
  const source = (isOfNow && session.quarters.now?.source.file_name) || (last?.label ?? '');
  const note = dotted(
    copy.figures.source(count(last?.n ?? 0), source),
    points.some(hasIdulfitri) && historyCopy.crescent,
  );
  return (
    <>
      {shown && last && drawn.length > 1 && (
        <figure>
          <Chart
            lead={null}
            finding={findingText(finding, points) || copy.figures.name(number, shown.label)}
            note={note}
            fileName={`${copy.figures.name(number, shown.label)}.png`}
            table={{ columns: historyCopy.columns.slice(1), rows: points.map(figuresOf) }}
          >
            {(width) => (
              <Svg
                width={width}
                height={HEIGHT}
                role="img"
                aria-label={spoken(shown.label, finding, drawn, 'average')}
              >
                <HatchPattern />
                <SmallChart
                  label={copy.figures.name(number, indicatorOf(indicator).label)}
                  finding={finding}
                  drawn={drawn}
                  domain={WHOLE_SCALE}
                  measure="average"
                  width={width}
                  height={HEIGHT}
                  formChanges={shown.form_changes}
                />
              </Svg>
            )}
          </Chart>
          <figcaption className="mt-1 text-xs text-muted">
            {note}
            {isFinal(report) && <p>{copy.figures.ofNow}</p>}
          </figcaption>
        </figure>
      )}
      {sectors.length > 0 && (
        <Disclosure summary={comparisonCopy.sectors}>
          <SectorParts sectors={sectors} />
        </Disclosure>
      )}
    </>
  );
}

const ownPeriods = (report: Report): Period[] =>
  [report.quarter_now, report.quarter_before, report.last_year].flatMap(periodsOf);

/** The calendar quarter as one element; none where it is not known. */
function periodsOf(one: ReportQuarter | null): Period[] {
  if (!one || one.year === null || one.quarter === null) return [];
  return [{ year: one.year, quarter: one.quarter }];
}
