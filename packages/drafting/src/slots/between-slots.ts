import type { AssertiveWords } from '@lqc/claims';
import { draftNotes } from '@lqc/phrases';
import type { Telling } from '../wordings/telling.js';

const { breaches } = draftNotes;

/** Kinds of words that only code may write, and why a sentence with one of them is not taken. */
const FORBIDDEN: Partial<Record<AssertiveWords['is'], string>> = {
  number: breaches.number,
  times: breaches.number,
  direction: breaches.direction,
  level: breaches.direction,
  category: breaches.direction,
  size: breaches.comparative,
  more: breaches.comparative,
  rank: breaches.comparative,
  ordinal: breaches.comparative,
  near: breaches.comparative,
  sum: breaches.comparative,
  quantifier: breaches.quantifier,
  company: breaches.name,
  stranger: breaches.name,
  quote: breaches.quote,
};

/** These point at a figure and give no reason for it. */
const POINTING =
  /^(?:tercermin dari|tecermin dari|di tengah|terkait|berkaitan dengan|terutama|khususnya|utamanya)$/i;

/**
 * What people and the product say of a text, never the text of itself. Elsewhere a loan is approved, a wage
 * decreed, and a figure looked at.
 */
const APPROVING =
  /[✓✔☑✅]|\b(?:di|ter)(?:periksa|verifikasi|validasi)\b|\b(?:telah|sudah) di(?:setujui|sahkan|tinjau|telaah)\b|\bdi(?:setujui|sahkan) (?:oleh )?kepala\b|\bsesuai (?:dengan )?data\b/i;

/**
 * Why the words between a sentence's slots can't stay; none where they only join what code writes.
 * A reason needs a source in the sentence; a denial or an expectation around a claim would turn it,
 * unless what is claimed is an expectation.
 */
export function breachesBetween(
  between: readonly string[],
  {
    claims,
    sources,
    isAhead,
  }: { readonly claims: number; readonly sources: number; readonly isAhead: boolean },
  telling: Telling,
): string[] {
  const found = new Set<string>();
  const add = (breach: string | undefined) => {
    if (breach) found.add(breach);
  };
  for (const piece of between) {
    if (/\d/.test(piece)) add(breaches.number);
    if (APPROVING.test(piece)) add(breaches.approving);
    for (const { is, text, isPresent } of telling.assertionsIn(piece)) {
      add(FORBIDDEN[is]);
      if (is === 'period' && !isPresent) add(breaches.date);
      if (is === 'cause' && sources === 0 && !POINTING.test(text)) add(breaches.cause);
      if ((is === 'not' || (is === 'expected' && !isAhead)) && claims > 0) add(breaches.turned);
    }
  }
  return [...found];
}
