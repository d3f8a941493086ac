import { copy, shortQuarter } from './copy';
import type { LinePoint } from './named-line';
import { figure } from './said';
import type { Measure } from './series';

/** A point's quarter, line and value with its n. */
export const pointText = ({ line, drawn }: LinePoint, measure: Measure) =>
  copy.largePoint(
    shortQuarter(drawn.point),
    line.name,
    figure(drawn.value, measure),
    drawn.point.n,
  );

/** What a screen reader says of a point: its text and its range. */
export function pointSaid(point: LinePoint, measure: Measure) {
  const { low, high } = point.drawn;
  const text = pointText(point, measure);
  if (low === null || high === null) return text;
  return text + copy.largeRange(figure(low, measure), figure(high, measure));
}
