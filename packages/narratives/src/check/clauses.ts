/** A stretch of a sentence that says one thing; what stands in parentheses has the outer one. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly outer: Clause | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const BOUNDARY =
  /,(?!\d)\s*|;\s*|\s(?:dan|serta|sedangkan|sementara(?:\situ)?|namun|tetapi|meskipun|walaupun|adapun)\s/gi;
const PARENTHESES = /\([^()]*\d[^()]*\)/g;

/**
 * Cuts a sentence where one statement ends and the next begins, never inside a name such as
 * "Pertanian, Kehutanan, dan Perikanan". Parentheses that hold a number are a clause within the
 * one around them.
 */
export function clausesOf(sentence: string, names: readonly Span[]): Clause[] {
  const asides = [...sentence.matchAll(PARENTHESES)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  const isWithin =
    (at: number) =>
    ({ start, end }: Span) =>
      at >= start && at < end;
  const outer: Clause[] = [];
  let from = 0;
  for (const { 0: mark, index } of sentence.matchAll(BOUNDARY)) {
    if (names.some(isWithin(index)) || asides.some(isWithin(index))) continue;
    outer.push({ start: from, end: index, outer: null });
    from = index + mark.length;
  }
  outer.push({ start: from, end: sentence.length, outer: null });
  const inner = asides.map(({ start, end }): Clause => ({
    start,
    end,
    outer: outer.find(isWithin(start)) ?? null,
  }));
  return [...outer, ...inner];
}

/** The innermost clause at a place; of a boundary the clause before it. */
export function clauseAt(clauses: readonly Clause[], at: number): Clause {
  return (
    clauses.findLast(({ start, end }) => at >= start && at < end) ??
    clauses.findLast(({ start, outer }) => outer === null && start <= at) ??
    clauses[0]!
  );
}
