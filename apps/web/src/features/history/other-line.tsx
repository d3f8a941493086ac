import type { LargeLayout } from './large-layout';
import type { NamedLine } from './named-line';
import { segmentsOf } from './series';

/** A line beside that of all contacts, in its own look and without a range. */
export const OtherLine = ({ line, layout }: { line: NamedLine; layout: LargeLayout }) =>
  segmentsOf(line.drawn).map((segment) => (
    <polyline
      key={segment[0]!.at}
      points={segment.map(({ at, value }) => `${layout.x(at)},${layout.y(value!)}`).join(' ')}
      fill="none"
      stroke={line.look.stroke}
      strokeWidth={line.look.width}
      strokeDasharray={line.look.dash}
    />
  ));
