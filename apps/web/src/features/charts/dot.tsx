interface DotProps {
  readonly at: readonly [x: number, y: number];
  readonly r: number;
  readonly ring: string;
  /** Hollow without it. */
  readonly fill?: string;
  readonly width?: number;
}

/** A point of a chart, with a ring around it. */
export const Dot = ({ at: [x, y], r, ring, fill = 'var(--surface)', width = 1.5 }: DotProps) => (
  <circle cx={x} cy={y} r={r} fill={fill} stroke={ring} strokeWidth={width} />
);
