import type { Drawn } from './series';

export type Scale = (value: number) => number;

/** A line without a gap, upon the band of its ranges. */
export function Segment({ segment, x, y }: { segment: readonly Drawn[]; x: Scale; y: Scale }) {
  const ranged = segment.filter(({ low, high }) => low !== null && high !== null);
  const band = [
    ...ranged.map(({ at, high }) => `${x(at)},${y(high!)}`),
    ...ranged.toReversed().map(({ at, low }) => `${x(at)},${y(low!)}`),
  ];
  return (
    <>
      <polygon
        points={band.join(' ')}
        fill="var(--rise-tint)"
        stroke="var(--rise-edge)"
        strokeWidth={0.75}
      />
      <polyline
        points={segment.map(({ at, value }) => `${x(at)},${y(value!)}`).join(' ')}
        fill="none"
        stroke="var(--series-1)"
        strokeWidth={2}
      />
      {segment.length === 1 && (
        <circle cx={x(segment[0]!.at)} cy={y(segment[0]!.value!)} r={2.5} fill="var(--series-1)" />
      )}
    </>
  );
}
