import type { Source } from '../matching/sources.js';
import { isOfMove } from '../matching/support.js';

/**
 * Whether no other reason was given by more contacts ("terutama didorong oleh …"). Reasons are compared by
 * their words.
 *
 * @param stems the reason that is called the main one
 * @param sources whose words count
 * @param moved the direction that the sentence gives its indicator, if any
 */
export function isMainReason(
  stems: readonly string[],
  sources: readonly Source[],
  moved: number | null,
): boolean {
  const tellers = new Map<string, Set<string>>();
  const own = new Set<string>();
  for (const source of sources) {
    if (source.whys.size === 0 || !isOfMove(source, moved)) continue;
    const reason = [...source.whys].toSorted().join(' ');
    const of = tellers.get(reason) ?? new Set();
    tellers.set(reason, of.add(source.said.contact));
    if (stems.every((one) => source.whys.has(one))) own.add(source.said.contact);
  }
  return [...tellers.values()].every(({ size }) => size <= own.size);
}
