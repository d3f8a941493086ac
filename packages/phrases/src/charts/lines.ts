/** A quarter on a line; value and range are null where there is none, or it may not be told. */
export interface LinePoint {
  /** The order of the quarter, see `orderOf`. */
  readonly at: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

type Told<Point = LinePoint> = Point & { readonly value: number };
type Ranged = Told & { readonly low: number; readonly high: number };
type Place = (value: number) => number;

/** The pieces of a line: quarters with a value that follow on each other without one missing between them. */
export const linesOf = <Point extends LinePoint>(points: readonly Point[]): Told<Point>[][] =>
  runsOf(points.filter((point): point is Told<Point> => point.value !== null));

/**
 * The outlines of the band of its ranges, which never reaches across a quarter whose range is not told; of
 * one that stands alone it is a bar of this width.
 */
export function bandsOf(
  points: readonly LinePoint[],
  { x, y, alone }: { readonly x: Place; readonly y: Place; readonly alone: number },
): (readonly [x: number, y: number])[][] {
  const isRanged = (point: LinePoint): point is Ranged =>
    point.value !== null && point.low !== null && point.high !== null;
  return runsOf(points.filter(isRanged)).map((run) => {
    const half = run.length === 1 ? alone / 2 : 0;
    return [
      ...run.flatMap(({ at, high }) => [-half, half].map((by) => [x(at) + by, y(high)] as const)),
      ...run
        .toReversed()
        .flatMap(({ at, low }) => [half, -half].map((by) => [x(at) + by, y(low)] as const)),
    ];
  });
}

function runsOf<Point extends LinePoint>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)!.at === point.at - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Whether a quarter is named where only every so many can be: counted from the latest, which always is. */
export const isNamed = (position: number, of: number, every: number): boolean =>
  (of - 1 - position) % every === 0;
