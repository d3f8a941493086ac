import { indicatorOf, type IndicatorKey } from '@lqc/contracts';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { whoIsMeant } from './contacts/who-is-meant.js';
import { whoseWords } from './contacts/whose-words.js';
import { aboutOf, namesIndicator } from './matching/about.js';
import type { Source, Sources } from './matching/sources.js';
import type { Supported } from './matching/support.js';

/**
 * Words in quotation marks: right when a narrative of the named companies, sector and indicator has them
 * word for word; wrong when none of these companies said them.
 */
export function readQuotes(
  text: string,
  sentence: Sentence,
  sources: Sources,
): { readonly readings: readonly Reading[]; readonly evidence: readonly Supported[] } {
  const quotes = sentence.all('quote');
  if (quotes.length === 0) return { readings: [], evidence: [] };
  const names = sentence.all('company').map(({ meaning }) => meaning.name);
  const owners = names.length > 0 ? names : whoseWords(sentence);
  const { keys } = aboutOf(sentence, sentence.items);
  const scope = whoIsMeant(sentence, sentence.sheet.said, keys);
  const owned = sources.all.filter(
    ({ said }) =>
      (owners === null || owners.includes(said.contact)) &&
      (names.length > 0 || scope.isMeant(said)),
  );
  const named = new Set(
    sentence.all('indicator').flatMap((one) => (namesIndicator([one]) ? one.meaning.keys : [])),
  );
  const readings: Reading[] = [];
  const evidence: Supported[] = [];
  for (const quote of quotes) {
    const said = text
      .slice(quote.start + 1, quote.end - 1)
      .replaceAll('**', '')
      .trim()
      .replace(/[.,]$/, '');
    // The quoted sentence comes first; a quote over several sentences is in the whole narrative only.
    const holders = [
      ...owned.filter((source) => includesQuote(source.text, said)),
      ...owned.filter((source) => includesQuote(source.said.narrative, said)),
    ];
    const holder = holders.find((source) => isAsked(source, keys, said));
    // The contact said it under another question, which a sentence naming none or several may mean.
    const isElsewhere = holders.length > 0 && (names.length > 1 || named.size !== 1);
    const verdict =
      holder !== undefined || (sources.all.length === 0 || isElsewhere ? null : false);
    readings.push(decided({ type: 'quote', items: [quote] }, verdict));
    if (holder) evidence.push({ source: holder, support: 'full' });
  }
  return { readings, evidence };
}

/** Whether a contact said it about what the sentence, or the quote itself, is about. */
const isAsked = (
  { said: { key } }: Source,
  keys: readonly IndicatorKey[] | null,
  quote: string,
): boolean =>
  key === null ||
  !keys ||
  keys.includes(key) ||
  quote.toLowerCase().includes(indicatorOf(key).label.toLowerCase());

/** Compares word for word, except that the first letter may be a capital. */
function includesQuote(narrative: string, quote: string): boolean {
  const turned =
    quote.charAt(0).toLowerCase() === quote.charAt(0)
      ? quote.charAt(0).toUpperCase()
      : quote.charAt(0).toLowerCase();
  return narrative.includes(quote) || narrative.includes(`${turned}${quote.slice(1)}`);
}
