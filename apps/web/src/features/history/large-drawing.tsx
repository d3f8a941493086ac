import { useState } from 'react';
import { Svg } from '../charts/svg';
import { HatchPattern } from '../charts/hatch';
import { type Place, useValueKeys } from '../charts/value-keys';
import { LargeFoot } from './large-foot';
import { Ground } from './ground';
import { largeLayout } from './large-layout';
import { LargePoint } from './large-point';
import { LineNames } from './line-names';
import { mainLine, type NamedLine, pointsOf } from './named-line';
import { NearValue } from './near-value';
import { pointSaid, pointText } from './point-words';
import { RangedLine } from './ranged-line';
import type { Drawn, Measure } from './series';

interface LargeDrawingProps {
  readonly label: string;
  readonly drawn: readonly Drawn[];
  readonly others: readonly NamedLine[];
  readonly measure: Measure;
  readonly formChanges: readonly string[];
  readonly width: number;
  /** Id of the quarter whose sentences are shown. */
  readonly quarter: string;
  readonly onPoint: (quarter: string, sector: string | null) => void;
}

/**
 * An indicator over time with its range, beside it the same companies and sectors, each line named at its
 * end. Every point is reached by arrow keys and chooses its quarter.
 */
export function LargeDrawing(props: LargeDrawingProps) {
  const { label, drawn, others, measure, formChanges, width, quarter, onPoint } = props;
  const [near, setNear] = useState<Place | null>(null);
  const all = mainLine(drawn, measure);
  const layout = largeLayout([all, ...others], measure, width);
  const points = pointsOf([all, ...others]);
  const latest = drawn.at(-1);
  const chosen = drawn.find(({ point }) => point.quarter_id === quarter);
  const keys = useValueKeys(
    points,
    chosen && chosen.value !== null ? { row: 0, column: chosen.at } : undefined,
  );
  const nearPoint = points.find(({ row, column }) => row === near?.row && column === near.column);
  const isOpen = (one: Drawn) => one !== latest && one.point.quarter === latest?.point.quarter;
  return (
    <Svg
      width={width}
      height={layout.height}
      role="group"
      aria-label={label}
      fontSize={12}
      {...keys.around}
    >
      <HatchPattern />
      <g aria-hidden>
        <Ground {...{ drawn, chosen, formChanges, measure, layout }} hasWords />
        {[all, ...others].map((line) => (
          <RangedLine key={line.id} {...line} x={layout.x} y={layout.y} />
        ))}
        <LineNames layout={layout} />
        <LargeFoot drawn={drawn} layout={layout} />
      </g>
      {points.map((point) => {
        const { quarter_id: id } = point.drawn.point;
        return (
          <LargePoint
            key={`${point.line.id} ${point.column}`}
            point={point}
            layout={layout}
            said={pointSaid(point, measure)}
            isChosen={id === quarter}
            isOpen={point.row === 0 && isOpen(point.drawn)}
            stop={keys.valueAt(point)}
            onNear={setNear}
            onChoose={() => onPoint(id, point.line.sector)}
          />
        );
      })}
      {nearPoint && (
        <NearValue drawn={nearPoint.drawn} text={pointText(nearPoint, measure)} layout={layout} />
      )}
    </Svg>
  );
}
