/**
 * Moves labels at the ends of lines so that none lies on another: each keeps its order and at least so
 * many px to the next, within the bounds where there is room for all.
 */
export function apart<One extends { readonly y: number }>(
  labels: readonly One[],
  least: number,
  [top, bottom]: readonly [number, number],
): One[] {
  const placed = labels
    .toSorted((a, b) => a.y - b.y)
    .reduce<One[]>((above, one) => {
      const from = above.length === 0 ? top : above.at(-1)!.y + least;
      return [...above, { ...one, y: Math.max(one.y, from) }];
    }, []);
  // Labels that were pushed below the bottom push up those above them.
  return placed.reduceRight<One[]>((below, one) => {
    const to = below.length === 0 ? bottom : below[0]!.y - least;
    return [{ ...one, y: Math.min(one.y, to) }, ...below];
  }, []);
}
