const HEIGHTS = [46, 58, 40, 66, 78];

/** Decoration of the sign-in page: a line over five quarters, the current one in gold. */
export function LedgerLines() {
  const last = HEIGHTS.length - 1;
  return (
    <svg aria-hidden viewBox="0 0 320 110" className="mt-8 w-80">
      <path d="M0 100h320" stroke="#fff" strokeOpacity="0.35" />
      {HEIGHTS.map((height, quarter) => (
        <rect
          key={height}
          x={quarter * 66}
          y={100 - height}
          width={34}
          height={height}
          rx={2}
          fill={quarter === last ? '#F0C35A' : '#fff'}
          fillOpacity={quarter === last ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
