import { periodOf } from '@lqc/contracts';
import { isNamed, levelChartPhrases, placeOn } from '@lqc/phrases';
import { Svg } from './svg';
import { DrawnValue } from './drawn-value';
import { quarterSlots } from './quarter-slots';
import { LETTER } from './text-lines';
import { useValueKeys } from './value-keys';

/** Above the bars, for the figures. */
const TOP = 18;
/** Of a line of words below the bars. */
const LINE = 16;
/** What a short name of a quarter takes, and a figure, so that none touches the next one. */
const NAME_LEAST = 48;
const FIGURE_LEAST = 26;
/** Between bars, and before the first: a part of the step from one to the next. */
const GAP = 0.3;

/** A quarter's share, 0 to 1, and what is written above and below its bar. */
interface ShareBar {
  readonly id: string;
  readonly quarter: string;
  readonly share: number;
  readonly figure: string;
  readonly below?: string;
  /** The whole in words. */
  readonly said: string;
}

interface ShareBarsProps {
  readonly name: string;
  readonly bars: readonly ShareBar[];
  /** The share that fills the height. */
  readonly most: number;
  readonly width: number;
  readonly height: number;
  /** The widest step from a bar to the next. */
  readonly widest?: number;
  /** The dark bar, one of which is always chosen; without it the latest is dark. */
  readonly chosen?: string;
  readonly onPress: (id: string) => void;
}

/** A bar per quarter, each in its place in time, with as many names and figures as there is room for. */
export function ShareBars(props: ShareBarsProps) {
  const { name, bars, most, width, height, chosen, onPress } = props;
  const keys = useValueKeys(bars.map((_, column) => ({ row: 0, column })));
  const slots = quarterSlots(bars.map(({ quarter }) => quarter));
  const { step, x } = layoutOf((slots.at(-1) ?? 0) + 1, props);
  const y = placeOn([0, most], [TOP + height, TOP]);
  const bar = step * (1 - GAP);
  const last = bars.length - 1;
  const marked = bars.findIndex(({ id }) => id === chosen);
  // Where the bars are narrow only every so many carry their quarter, counted from the dark one.
  const each = Math.ceil(NAME_LEAST / step);
  const isLabelled = (at: number) =>
    isNamed(slots[at]!, slots[marked < 0 ? last : marked]! + 1, each);
  // A figure wider than its bar stands above its neighbours too.
  const footOfFigure = (at: number) =>
    Math.min(
      ...bars.map(({ share }, other) =>
        Math.abs(x(slots[other]!) - x(slots[at]!)) < (FIGURE_LEAST + bar) / 2 ? y(share) : y(0),
      ),
    ) - 5;
  const isWhole = bars.every(
    ({ quarter }, at) => !isLabelled(at) || quarter.length * LETTER < step * each,
  );
  const lines = bars.some(({ below }) => below) ? 2 : 1;
  return (
    <Svg
      width={width}
      height={TOP + height + 2 + lines * LINE}
      role="group"
      aria-label={name}
      fontSize={12}
      textAnchor="middle"
      {...keys.around}
    >
      {bars.map((one, at) => {
        const middle = x(slots[at]!);
        const isDark = chosen === undefined ? at === last : at === marked;
        return (
          <DrawnValue
            key={one.id}
            {...keys.valueAt({ row: 0, column: at })}
            label={one.said}
            {...(chosen !== undefined && { isPressed: isDark })}
            onPress={() => onPress(one.id)}
          >
            <title>{one.said}</title>
            <rect
              x={middle - step / 2}
              y={0}
              width={step}
              height={TOP + height}
              fill="transparent"
            />
            <rect
              x={middle - bar / 2}
              y={y(one.share)}
              width={bar}
              height={y(0) - y(one.share)}
              fill={isDark ? 'var(--ink)' : 'var(--control)'}
            />
            {at === last && (
              <rect x={middle - bar / 2} y={y(0)} width={bar} height={3} fill="var(--gold)" />
            )}
            {(step >= FIGURE_LEAST || isLabelled(at)) && (
              <text
                x={middle}
                y={footOfFigure(at)}
                fill={isDark ? 'var(--ink)' : 'var(--muted)'}
                fontWeight={isDark ? 600 : 400}
              >
                {one.figure}
              </text>
            )}
          </DrawnValue>
        );
      })}
      <g aria-hidden fill="var(--muted)">
        {bars.map(
          ({ id, quarter, below }, at) =>
            isLabelled(at) && (
              <text key={id} y={y(0)}>
                <tspan x={x(slots[at]!)} dy={LINE}>
                  {isWhole ? quarter : shortWithin(quarter, step * each)}
                </tspan>
                <tspan x={x(slots[at]!)} dy={LINE}>
                  {below}
                </tspan>
              </text>
            ),
        )}
      </g>
      <line x1={0} x2={x(0) + x(slots.at(-1) ?? 0)} y1={y(0)} y2={y(0)} stroke="var(--control)" />
    </Svg>
  );
}

/** How far the middles of bars lie apart, and where they lie: the first and the last with room for their names. */
function layoutOf(slots: number, { width, widest = width }: ShareBarsProps) {
  const roomy = Math.min(widest, width / (slots + GAP));
  const edge = (roomy * (1 + GAP)) / 2;
  const [step, first] =
    edge < NAME_LEAST / 2 && slots > 1
      ? [Math.min(widest, (width - NAME_LEAST) / (slots - 1)), NAME_LEAST / 2]
      : [roomy, edge];
  return { step, x: (slot: number) => first + slot * step };
}

/** A quarter's label as `III ’25`, or its beginning where it names none. */
function shortWithin(label: string, room: number): string {
  const period = periodOf(label);
  const short = period ? levelChartPhrases.quarter(period) : label;
  return short.slice(0, Math.max(4, Math.floor(room / LETTER)));
}
