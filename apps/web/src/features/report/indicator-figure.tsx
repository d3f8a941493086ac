import { type IndicatorKey, indicatorOf, type SessionResponse } from '@lqc/contracts';
import { WHOLE_SCALE } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../components/disclosure';
import { count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { HatchPattern } from '../charts/hatch';
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
  readonly indicator: IndicatorKey;
  readonly session: SessionResponse;
  /** Number of the figure, that of its section: `2.1`. */
  readonly number: string;
  /** True when the document has the stored quarters of the report's approval. */
  readonly isFinal: boolean;
}

/** Chart of an indicator over the stored quarters of now, and each sector's contribution to its change. */
export function IndicatorFigure({ indicator, session, number, isFinal }: IndicatorFigureProps) {
  const history = useQuery(historyOverview(undefined));
  const panel = useQuery(panelOf(session.session_id, indicator));
  const shown = history.data?.indicators.find(({ key }) => key === indicator);
  const drawn = drawnOf(shown?.points ?? [], 'average', 'all');
  const sectors = panel.data?.sectors ?? [];
  const last = shown?.points.at(-1);
  const source = session.quarters.now?.source.file_name ?? last?.label ?? '';
  return (
    <>
      {shown && last && drawn.length > 1 && (
        <figure>
          <Chart
            lead={null}
            finding={findingText(shown.finding, shown.points)}
            note={copy.figures.source(count(last.n), source)}
            fileName={`${copy.figures.name(number, shown.label)}.png`}
            table={{ columns: historyCopy.columns.slice(1), rows: shown.points.map(figuresOf) }}
          >
            {(width) => (
              <svg
                width={width}
                height={HEIGHT}
                role="img"
                aria-label={spoken(shown.label, shown.finding, drawn, 'average')}
                className="block font-sans"
              >
                <HatchPattern />
                <SmallChart
                  label={copy.figures.name(number, indicatorOf(indicator).label)}
                  finding={shown.finding}
                  drawn={drawn}
                  domain={WHOLE_SCALE}
                  measure="average"
                  width={width}
                  height={HEIGHT}
                  formChanges={shown.form_changes}
                />
              </svg>
            )}
          </Chart>
          <figcaption className="mt-1 text-xs text-muted">
            {copy.figures.source(count(last.n), source)}
            {isFinal && <p>{copy.figures.ofNow}</p>}
          </figcaption>
        </figure>
      )}
      {sectors.length > 0 && (
        <Disclosure summary={copy.basis.sectors}>
          <SectorParts sectors={sectors} />
        </Disclosure>
      )}
    </>
  );
}
