import { HATCHED } from '../charts/hatch';
import { FormChanges } from './form-changes';
import type { GroundLayout } from './large-layout';
import type { Drawn, Measure } from './series';
import { TickLines } from './tick-lines';

interface GroundProps {
  readonly drawn: readonly Drawn[];
  readonly chosen?: Drawn | undefined;
  readonly formChanges: readonly string[];
  readonly measure: Measure;
  readonly layout: GroundLayout;
  /** Whether there is room above to say what a change of the form is. */
  readonly hasWords?: boolean;
}

/**
 * What lies below the lines: the chosen quarter, the scale, quarters of too few answers, changes of the
 * form, and the latest quarter in gold.
 */
export function Ground(props: GroundProps) {
  const { drawn, chosen, formChanges, measure, layout, hasWords = false } = props;
  const { x, top, bottom } = layout;
  const latest = drawn.at(-1);
  return (
    <>
      {chosen && (
        <rect
          x={x(chosen.at) - 12}
          y={top - 8}
          width={24}
          height={bottom - top + 8}
          rx={4}
          fill="var(--accent-tint)"
        />
      )}
      <TickLines measure={measure} layout={layout} />
      {drawn
        .filter(({ isSmall }) => isSmall)
        .map(({ at }) => (
          <rect key={at} x={x(at) - 5} y={top} width={10} height={bottom - top} fill={HATCHED} />
        ))}
      <FormChanges
        changed={drawn.filter(({ point }) => formChanges.includes(point.quarter_id))}
        layout={layout}
        hasWords={hasWords}
      />
      {latest && (
        <path d={`M${x(latest.at)} ${top - 8}V${bottom}`} stroke="var(--gold)" strokeWidth={2} />
      )}
    </>
  );
}
