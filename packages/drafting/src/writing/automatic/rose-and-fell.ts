import { labelOf } from '../../prose/sentence.js';
import type { IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';

/** More names in one sentence would not be read. */
const MOST_NAMED = 4;

interface Named {
  readonly key: IndicatorKey;
}

/**
 * "Skor harga jual dan investasi naik, sedangkan biaya energi turun": the first of each, which are said to be
 * some of them where there are more; empty without any. It is the scores that moved: "harga jual naik" alone
 * reads as if prices were meant.
 *
 * @param by by how much one of them moved, told behind each name; by default nothing
 */
export function roseAndFell<One extends Named>(
  { up, down }: { readonly up: readonly One[]; readonly down: readonly One[] },
  by?: (one: One) => string,
): string {
  const clauses = [[up, 'naik'] as const, [down, 'turun'] as const]
    .filter(([moved]) => moved.length > 0)
    .map(([moved, verb]) => clauseOf(moved, verb, by));
  return clauses.length > 0 ? `skor ${clauses.join(', sedangkan ')}` : '';
}

function clauseOf<One extends Named>(
  moved: readonly One[],
  verb: string,
  by?: (one: One) => string,
): string {
  const named = moved.slice(0, MOST_NAMED);
  const told = by
    ? listed(named.map((one, at) => `${labelOf(one.key)} ${at === 0 ? `${verb} ` : ''}${by(one)}`))
    : `${listOfNames(named)} ${verb}`;
  return named.length < moved.length ? `antara lain ${told}` : told;
}

export const listOfNames = (named: readonly Named[]): string =>
  listed(named.map(({ key }) => labelOf(key)));
