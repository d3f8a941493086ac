import { hasIdulfitri } from '@lqc/contracts';
import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { HATCHED, HatchPattern } from '../charts/hatch';
import { type Place, useValueKeys } from '../charts/value-keys';
import { copy, shortQuarter } from './copy';
import { CRESCENT } from './crescent';
import { apart } from './end-labels';
import { figure } from './said';
import { Segment } from './segment';
import { type Drawn, type Measure, NEUTRAL, scaleOf, segmentsOf } from './series';

/** A line beside that of all contacts: the same companies, or a sector. */
export interface OtherLine {
  readonly id: string;
  readonly name: string;
  /** The sector whose contacts it is of; null for contacts of all sectors. */
  readonly sector: string | null;
  readonly drawn: readonly Drawn[];
  readonly look: { readonly stroke: string; readonly width: number; readonly dash?: string };
}

interface LargeDrawingProps {
  readonly label: string;
  readonly drawn: readonly Drawn[];
  readonly others: readonly OtherLine[];
  readonly measure: Measure;
  readonly formChanges: readonly string[];
  readonly width: number;
  /** Id of the quarter whose sentences are shown. */
  readonly quarter: string;
  readonly onPoint: (quarter: string, sector: string | null) => void;
}

const HEIGHT = 412;
const TOP = 28;
const FOOT = 52;
const LEFT = 34;
const LETTER = 6.7;
/** Room for a piece of the line before its name. */
const SAMPLE = 20;
const LINE_APART = 15;
/** Between the labels below, so that none touches the next one. */
const LABEL_APART = 54;
const NAMES = { most: 170, share: 0.36 } as const;

/**
 * An indicator over time with its range, beside it the same companies and sectors, each line named at its
 * end. Every point is reached by arrow keys and chooses its quarter.
 */
export function LargeDrawing(props: LargeDrawingProps) {
  const { label, drawn, others, measure, formChanges, width, quarter, onPoint } = props;
  const [near, setNear] = useState<{ row: number; at: number } | null>(null);
  const all: readonly OtherLine[] = [
    {
      id: 'all',
      name: copy.all,
      sector: null,
      drawn,
      look: { stroke: 'var(--series-1)', width: 2 },
    },
    ...others,
  ];
  const domain = scaleOf(
    all.map((line) => line.drawn),
    measure,
  );
  const names = Math.min(
    NAMES.most,
    width * NAMES.share,
    Math.max(...all.map(({ name }) => name.length)) * LETTER + SAMPLE,
  );
  const first = drawn[0]?.at ?? 0;
  const latest = drawn.at(-1);
  const x = scaleLinear(
    [first, Math.max(first + 1, latest?.at ?? 1)],
    [LEFT + 12, width - names - 10],
  );
  const y = scaleLinear([...domain], [HEIGHT - FOOT, TOP]);
  const step = measure === 'average' ? 0.5 : 25;
  const ticks = Array.from(
    { length: Math.round((domain[1] - domain[0]) / step) + 1 },
    (_, at) => domain[0] + at * step,
  );
  const each = Math.max(1, Math.ceil(LABEL_APART / Math.max(1, x(first + 1) - x(first))));
  const values = all.flatMap((line, row) =>
    line.drawn.flatMap((one) => (one.value === null ? [] : [{ line, row, one }])),
  );
  const placeOf = ({ row, one }: (typeof values)[number]): Place => ({ row, column: one.at });
  const chosen = drawn.find(({ point }) => point.quarter_id === quarter);
  const keys = useValueKeys(
    values.map(placeOf),
    chosen && chosen.value !== null ? { row: 0, column: chosen.at } : undefined,
  );
  const ends = apart(
    all.flatMap((line) => {
      const last = line.drawn.findLast(({ value }) => value !== null);
      return last ? [{ line, y: y(last.value!) }] : [];
    }),
    LINE_APART,
    [TOP, HEIGHT - FOOT],
  );
  const shownNear = values.find(({ row, one }) => row === near?.row && one.at === near.at);
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="group"
      aria-label={label}
      className="block font-sans"
      fontSize={12}
      {...keys.around}
    >
      <HatchPattern />
      <g aria-hidden>
        {chosen && (
          <rect
            x={x(chosen.at) - 12}
            y={TOP - 8}
            width={24}
            height={HEIGHT - FOOT - TOP + 8}
            rx={4}
            fill="var(--accent-tint)"
          />
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={LEFT}
              x2={width - names}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === NEUTRAL[measure] ? 'var(--control)' : 'var(--line)'}
              strokeDasharray={tick === NEUTRAL[measure] ? '2 2' : undefined}
            />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" fill="var(--muted)">
              {tick.toLocaleString('id-ID').replace('-', '−')}
            </text>
          </g>
        ))}
        {drawn
          .filter(({ isSmall }) => isSmall)
          .map(({ at }) => (
            <rect
              key={at}
              x={x(at) - 6}
              y={TOP}
              width={12}
              height={HEIGHT - FOOT - TOP}
              fill={HATCHED}
            />
          ))}
        {drawn
          .filter(({ point }) => formChanges.includes(point.quarter_id))
          .map(({ at }) => (
            <g key={at}>
              <line
                x1={x(at - 0.5)}
                x2={x(at - 0.5)}
                y1={TOP - 20}
                y2={HEIGHT - FOOT}
                stroke="var(--ink)"
                strokeDasharray="4 3"
              />
              <text x={x(at - 0.5) + 4} y={TOP - 10} fill="var(--muted)">
                {copy.formChanged}
              </text>
            </g>
          ))}
        {latest && (
          <line
            x1={x(latest.at)}
            x2={x(latest.at)}
            y1={TOP - 8}
            y2={HEIGHT - FOOT}
            stroke="var(--gold)"
            strokeWidth={2}
          />
        )}
        {segmentsOf(drawn).map((segment) => (
          <Segment key={segment[0]!.at} segment={segment} x={x} y={y} />
        ))}
        {others.map((line) =>
          segmentsOf(line.drawn).map((segment) => (
            <polyline
              key={`${line.id} ${segment[0]!.at}`}
              points={segment.map(({ at, value }) => `${x(at)},${y(value!)}`).join(' ')}
              fill="none"
              stroke={line.look.stroke}
              strokeWidth={line.look.width}
              strokeDasharray={line.look.dash}
            />
          )),
        )}
        {ends.map(({ line, y: at }) => (
          <g key={line.id}>
            <line
              x1={width - names + 2}
              x2={width - names + 16}
              y1={at}
              y2={at}
              stroke={line.look.stroke}
              strokeWidth={line.look.width}
              strokeDasharray={line.look.dash}
            />
            <text
              x={width - names + SAMPLE}
              y={at + 4}
              fill="var(--ink)"
              fontWeight={line.id === 'all' ? 600 : 400}
            >
              {shortened(line.name, names - SAMPLE)}
            </text>
          </g>
        ))}
        {drawn.map(({ at, point }, position) => {
          const isTold = (drawn.length - 1 - position) % each === 0;
          return (
            <g key={at}>
              <line
                x1={x(at)}
                x2={x(at)}
                y1={HEIGHT - FOOT}
                y2={HEIGHT - FOOT + 4}
                stroke="var(--control)"
              />
              {hasIdulfitri(point) && (
                <path
                  d={CRESCENT}
                  transform={`translate(${x(at)} ${HEIGHT - FOOT - 8})`}
                  fill="var(--gold)"
                />
              )}
              {isTold && (
                <>
                  <text
                    x={x(at)}
                    y={HEIGHT - FOOT + 18}
                    textAnchor="middle"
                    fill="var(--ink)"
                    fontWeight={at === latest?.at ? 600 : 400}
                  >
                    {shortQuarter(point).replace('TW ', '').replace(' 20', ' ’')}
                  </text>
                  <text x={x(at)} y={HEIGHT - FOOT + 34} textAnchor="middle" fill="var(--muted)">
                    {`n ${point.n}`}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </g>
      {values.map((value) => {
        const { line, row, one } = value;
        const said =
          copy.largePoint(
            shortQuarter(one.point),
            line.name,
            figure(one.value, measure),
            line.id === 'same' ? null : one.point.n,
          ) +
          (one.low === null || one.high === null
            ? ''
            : copy.largeRange(figure(one.low, measure), figure(one.high, measure)));
        const isOpen = row === 0 && one !== latest && one.point.quarter === latest?.point.quarter;
        const { onFocus, ...stop } = keys.valueAt(placeOf(value));
        const choose = () => onPoint(one.point.quarter_id, line.sector);
        return (
          <g
            key={`${line.id} ${one.at}`}
            {...stop}
            role="button"
            aria-label={said}
            aria-pressed={one.point.quarter_id === quarter}
            className="cursor-pointer"
            onFocus={() => {
              onFocus();
              setNear({ row, at: one.at });
              if (one.point.quarter_id !== quarter) choose();
            }}
            onBlur={() => setNear(null)}
            onPointerEnter={() => setNear({ row, at: one.at })}
            onPointerLeave={() => setNear(null)}
            onClick={choose}
          >
            <circle cx={x(one.at)} cy={y(one.value!)} r={11} fill="transparent" />
            <circle
              cx={x(one.at)}
              cy={y(one.value!)}
              r={row === 0 ? 4 : 2.5}
              fill={isOpen ? 'var(--surface)' : line.look.stroke}
              stroke={isOpen ? line.look.stroke : 'var(--surface)'}
              strokeWidth={isOpen ? 1.5 : 1}
            />
          </g>
        );
      })}
      {shownNear && (
        <NearValue
          x={x(shownNear.one.at)}
          y={y(shownNear.one.value!)}
          right={width - names}
          text={copy.largePoint(
            shortQuarter(shownNear.one.point),
            shownNear.line.name,
            figure(shownNear.one.value, measure),
            shownNear.line.id === 'same' ? null : shownNear.one.point.n,
          )}
        />
      )}
    </svg>
  );
}

const shortened = (name: string, room: number) =>
  name.length * LETTER <= room ? name : `${name.slice(0, Math.floor(room / LETTER) - 1)}…`;

/** The value under the pointer or the focus, above its point and within the drawing. */
function NearValue({ x, y, right, text }: { x: number; y: number; right: number; text: string }) {
  const width = text.length * LETTER + 16;
  const left = Math.max(0, Math.min(x - width / 2, right - width));
  const top = y - 36 < 0 ? y + 12 : y - 36;
  return (
    <g aria-hidden pointerEvents="none">
      <rect x={left} y={top} width={width} height={24} rx={4} fill="var(--ink)" />
      <text x={left + width / 2} y={top + 16} textAnchor="middle" fill="var(--surface)">
        {text}
      </text>
    </g>
  );
}
