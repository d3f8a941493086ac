import { indicatorOf, type IndicatorKey } from '@lqc/contracts';
import { decided, type Reading } from '../judging/reading.js';
import { isA, type Item } from '../items/item.js';
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
  const { keys } = aboutOf(sentence, sentence.items);
  const scope = whoIsMeant(sentence, sentence.sheet.said, keys);
  const named = new Set(
    sentence.all('indicator').flatMap((one) => (namesIndicator([one]) ? one.meaning.keys : [])),
  );
  const readings: Reading[] = [];
  const evidence: Supported[] = [];
  for (const [at, quote] of quotes.entries()) {
    const names = speakersOf(sentence, quote, quotes[at - 1]);
    const said = text
      .slice(quote.start + 1, quote.end - 1)
      .replaceAll('**', '')
      .trim()
      .replace(/[.,]$/, '');
    const owners = names.length > 0 ? names.map((name) => [name]) : [whoseWords(sentence)];
    const all = owners.map((own) => {
      const owned = sources.all.filter(
        ({ said: one }) =>
          (own === null || own.includes(one.contact)) && (names.length > 0 || scope.isMeant(one)),
      );
      // The sentence that was quoted; words that go over several are in the narrative alone.
      return [
        ...owned.filter((source) => holdsQuote(source.text, said)),
        ...owned.filter((source) => holdsQuote(source.said.narrative, said)),
      ];
    });
    const asked = all.map((holders) => holders.find((source) => isAsked(source, keys, said)));
    // Beside another question, which the sentence may mean where it names none, or several.
    const isElsewhere = all.some((one) => one.length > 0) && (names.length > 1 || named.size !== 1);
    const isHeld = asked.every((one) => one !== undefined);
    const verdict = isHeld || (sources.all.length === 0 || isElsewhere ? null : false);
    readings.push(decided({ type: 'quote', items: [quote] }, verdict));
    if (isHeld)
      evidence.push(...asked.map((source): Supported => ({ source: source!, support: 'full' })));
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

/** Who says a quote: those named since the quote before it, else whoever was named last, else those behind it. */
function speakersOf(
  { items }: Sentence,
  quote: Item,
  earlier: Item | undefined,
): readonly string[] {
  const companies = items.filter(isA('company'));
  const ahead = companies.filter(
    ({ start, end }) => start >= (earlier?.end ?? 0) && end <= quote.start,
  );
  // "A dan B menyampaikan": both; "A menunggu …, sedangkan B menyampaikan": the last.
  const list = ahead.slice(-1);
  for (const one of ahead.slice(0, -1).toReversed()) {
    const between = items.filter(({ start, end }) => start >= one.end && end <= list[0]!.start);
    if (!between.every((mark) => mark.is === 'break' || mark.word === 'juga')) break;
    list.unshift(one);
  }
  const before = companies.findLast(({ end }) => end <= quote.start);
  const meant = list.length > 0 ? list : before ? [before] : companies;
  return meant.map(({ meaning }) => meaning.name);
}

/**
 * Word for word, and whole words; only the first letter may be large where the narrative's is small. A quote that
 * leaves out the negation in front of it says the opposite.
 */
function holdsQuote(narrative: string, quote: string): boolean {
  const first = quote.charAt(0);
  const turned = first.toLowerCase() === first ? first.toUpperCase() : first.toLowerCase();
  const at = [quote, `${turned}${quote.slice(1)}`]
    .map((one) => narrative.indexOf(one))
    .find((one) => one >= 0);
  return at !== undefined && !CUT.test(narrative.slice(0, at));
}
const CUT =
  /(?:[\p{L}\p{N}]|\d[.,]|(?:tidak|tak|belum|bukan|tanpa|kurang)(?: lagi| ada| terdapat| mengalami| banyak| terlalu| begitu)?\s+)$/iu;
