import { periodOf, type SearchResponse } from '@lqc/contracts';
import { isNamed, levelChartPhrases, placeOn } from '@lqc/phrases';
import { Fragment } from 'react';
import { count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { DrawnValue } from '../charts/drawn-value';
import { LETTER } from '../charts/text-lines';
import { useValueKeys } from '../charts/value-keys';
import { shareOf } from '../themes/share';
import { copy } from './copy';
import { mentionFinding } from './mention-finding';

const HEIGHT = 150;
const FOOT = 34;
const TOP = 18;
const LABEL_LEAST = 48;
/** Between bars, and before the first: a part of the step from one to the next. */
const GAP = 0.3;

type Quarters = SearchResponse['by_quarter'];

interface MentionBarsProps {
  readonly quarters: Quarters;
  /** Narrows the search to a quarter. */
  readonly onQuarter: (id: string) => void;
}

/** A bar per quarter with the share of contacts that have a hit; it narrows the search to its quarter. */
export function MentionBars({ quarters, onQuarter }: MentionBarsProps) {
  return (
    <Chart
      finding={mentionFinding(quarters)}
      note={copy.barsNote}
      fileName="penyebutan.png"
      table={{
        columns: ['Triwulan', 'Kontak', 'Dari'],
        rows: quarters.map(({ label, contacts, of, counted }) => [
          label,
          counted ? contacts : '…',
          of,
        ]),
      }}
    >
      {(width) => <Drawing quarters={quarters} width={width} onQuarter={onQuarter} />}
    </Chart>
  );
}

function Drawing({ quarters, width, onQuarter }: MentionBarsProps & { readonly width: number }) {
  const y = placeOn([0, Math.max(0.01, ...quarters.map(shareOf))], [HEIGHT - FOOT, TOP]);
  const step = width / (quarters.length + GAP);
  const bar = step * (1 - GAP);
  const leftOf = (position: number) => step * (GAP + position);
  // Where the bars are narrow only every so many carry their quarter and figures, counted from the latest.
  const each = Math.ceil(LABEL_LEAST / step);
  const isLabelled = (position: number) => isNamed(position, quarters.length, each);
  const named = quarters.filter((_, position) => isLabelled(position));
  const isWhole = named.every(({ label }) => label.length * LETTER < step * each);
  const keys = useValueKeys(quarters.map((_, column) => ({ row: 0, column })));
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="group"
      aria-label={copy.barsNote}
      className="block font-sans"
      {...keys.around}
    >
      {quarters.map((one, position) => {
        const isLatest = position === quarters.length - 1;
        const left = leftOf(position);
        const middle = left + bar / 2;
        return (
          <DrawnValue
            key={one.quarter_id}
            {...keys.valueAt({ row: 0, column: position })}
            label={
              one.counted ? copy.bar(one.label, one.contacts, one.of) : copy.notCounted(one.label)
            }
            onPress={() => onQuarter(one.quarter_id)}
          >
            <rect x={left} y={0} width={bar} height={HEIGHT} fill="transparent" />
            <rect
              x={left}
              y={y(shareOf(one))}
              width={bar}
              height={y(0) - y(shareOf(one))}
              fill={isLatest ? 'var(--ink)' : 'var(--control)'}
            />
            {isLatest && <rect x={left} y={y(0)} width={bar} height={3} fill="var(--gold)" />}
            {isLabelled(position) && (
              <text
                x={middle}
                y={y(shareOf(one)) - 5}
                fontSize={12}
                textAnchor="middle"
                fill="var(--ink)"
              >
                {one.counted ? count(one.contacts) : '…'}
              </text>
            )}
          </DrawnValue>
        );
      })}
      <g aria-hidden>
        {quarters.map((one, position) => {
          const middle = leftOf(position) + bar / 2;
          return (
            isLabelled(position) && (
              <Fragment key={one.quarter_id}>
                <Below x={middle} y={HEIGHT - 18}>
                  {isWhole ? one.label : shortWithin(one.label, step * each)}
                </Below>
                <Below x={middle} y={HEIGHT - 4}>{`/ ${count(one.of)}`}</Below>
              </Fragment>
            )
          );
        })}
      </g>
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} stroke="var(--control)" />
    </svg>
  );
}

/** A quarter's label as `III ’25`, or its beginning where it names none. */
function shortWithin(label: string, room: number): string {
  const period = periodOf(label);
  const short = period ? levelChartPhrases.quarter(period) : label;
  return short.slice(0, Math.max(4, Math.floor(room / LETTER)));
}

/** A line of words below a bar. */
const Below = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} fontSize={12} textAnchor="middle" fill="var(--muted)">
    {children}
  </text>
);
