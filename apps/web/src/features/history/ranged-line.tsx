import { bandsOf, linesOf } from '@lqc/phrases';
import type { NamedLine } from './named-line';
import type { Drawn } from './series';

export type Scale = (value: number) => number;

interface RangedLineProps {
  readonly drawn: readonly Drawn[];
  readonly look: NamedLine['look'];
  readonly x: Scale;
  readonly y: Scale;
}

/** A line upon the band of its ranges, in pieces between the quarters that it does not have. */
export const RangedLine = ({ drawn, look, x, y }: RangedLineProps) => (
  <>
    {bandsOf(drawn, { x, y, alone: 8 }).map((band) => (
      <polygon
        key={band.join(' ')}
        points={band.join(' ')}
        fill="var(--rise-tint)"
        stroke="var(--rise-edge)"
        strokeWidth={0.75}
      />
    ))}
    {linesOf(drawn).map((line) => {
      const places = line.map(({ at, value }) => [x(at), y(value)] as const);
      const [cx, cy] = places[0]!;
      if (places.length === 1)
        return <circle key={cx} cx={cx} cy={cy} r={2.5} fill={look.stroke} />;
      return (
        <polyline
          key={cx}
          points={places.join(' ')}
          fill="none"
          stroke={look.stroke}
          strokeWidth={look.width}
        />
      );
    })}
  </>
);
