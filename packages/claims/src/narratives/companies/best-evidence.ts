import type { Source } from '../matching/sources.js';
import type { Supported } from '../matching/support.js';

/**
 * The evidence for a sentence of several parts: each narrative sentence once, and as full evidence only
 * those that support the most parts of their contact. "Penurunan dilaporkan X (4,5 %)" is supported by the
 * sentence with that rate, not by every one about a fall.
 */
export function bestOfEach(parts: readonly (readonly Supported[])[]): Supported[] {
  const borne = new Map<Source, number>();
  const most = new Map<string, number>();
  for (const part of parts)
    for (const source of new Set(fullOf(part))) {
      const count = (borne.get(source) ?? 0) + 1;
      borne.set(source, count);
      const { contact } = source.said;
      most.set(contact, Math.max(count, most.get(contact) ?? 0));
    }
  const shown = new Map<Source, Supported>();
  for (const one of parts.flat()) {
    const { source } = one;
    const count = borne.get(source);
    const isBest = count !== undefined && count === most.get(source.said.contact);
    const support = isBest ? 'full' : one.support === 'full' ? 'part' : one.support;
    if (!shown.has(source) || isBest) shown.set(source, { source, support });
  }
  return [...shown.values()];
}

const fullOf = (part: readonly Supported[]): Source[] =>
  part.flatMap(({ source, support }) => (support === 'full' ? [source] : []));
