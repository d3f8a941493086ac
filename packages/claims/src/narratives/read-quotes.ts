import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { aboutOf } from './matching/about.js';
import type { Source, Sources } from './matching/sources.js';
import type { Supported } from './matching/support.js';

/**
 * Words in quotation marks: right where a narrative of the companies that the sentence names, or of
 * anybody where it names none, holds them word for word.
 */
export function readQuotes(
  text: string,
  sentence: Sentence,
  sources: Sources,
): { readonly readings: readonly Reading[]; readonly evidence: readonly Supported[] } {
  const quotes = sentence.all('quote');
  if (quotes.length === 0) return { readings: [], evidence: [] };
  const names = new Set(sentence.all('company').map(({ meaning }) => meaning.name));
  const named = sources.all.filter(({ said }) => names.size === 0 || names.has(said.contact));
  // A contact uses the same words beside many of its answers: those about this one come first.
  const { keys } = aboutOf(sentence, sentence.items);
  const isAsked = ({ said }: Source) => said.key !== null && (keys?.includes(said.key) ?? false);
  const owned = [...named.filter(isAsked), ...named];
  const readings: Reading[] = [];
  const evidence: Supported[] = [];
  for (const quote of quotes) {
    const said = text
      .slice(quote.start + 1, quote.end - 1)
      .replaceAll('**', '')
      .trim()
      .replace(/[.,]$/, '');
    // The sentence that was quoted; words that go over several are in the narrative alone.
    const holder =
      owned.find((source) => includesQuote(source.text, said)) ??
      owned.find((source) => includesQuote(source.said.narrative, said));
    const verdict = sources.all.length === 0 ? null : holder !== undefined;
    readings.push(decided({ type: 'quote', items: [quote] }, verdict));
    if (holder) evidence.push({ source: holder, support: 'full' });
  }
  return { readings, evidence };
}

/** Word for word; only the first letter may be large where the narrative's is small. */
function includesQuote(narrative: string, quote: string): boolean {
  const turned =
    quote.charAt(0).toLowerCase() === quote.charAt(0)
      ? quote.charAt(0).toUpperCase()
      : quote.charAt(0).toLowerCase();
  return narrative.includes(quote) || narrative.includes(`${turned}${quote.slice(1)}`);
}
