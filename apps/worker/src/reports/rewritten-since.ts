import type { RewrittenSentence } from '@lqc/contracts';

/**
 * The sentences rewritten since a person stored the text; one rewritten twice shows its first words beside
 * the current ones.
 */
export function rewrittenSince(
  before: readonly RewrittenSentence[],
  now: readonly RewrittenSentence[],
): RewrittenSentence[] {
  const first = new Map(before.map((one) => [one.now, one.was]));
  const replaced = new Set(now.map(({ was }) => was));
  const left = before.filter((one) => one.now === null || !replaced.has(one.now));
  const told = now.map((one) => ({ was: first.get(one.was) ?? one.was, now: one.now }));
  return [...left, ...told].filter(({ was, now: words }) => was !== words);
}
