import { companyName, type IndicatorKey, INDICATORS, SECTORS } from '@lqc/contracts';
import { wordsPattern } from '@lqc/language';
import { unknownNameSpans } from '../pseudonyms/masks.js';

/** Words that mean domestic and export demand together. */
const BOTH_MARKETS = ['permintaan', 'penjualan'];

const indicatorNames: readonly (readonly [name: string, keys: readonly IndicatorKey[]])[] = [
  ...INDICATORS.flatMap(({ key, label, synonyms, askedAs }) =>
    [label.toLowerCase(), key, ...synonyms, ...askedAs].map((name) => [name, [key]] as const),
  ),
  ...BOTH_MARKETS.map((name) => [name, ['domestik', 'ekspor']] as const),
].sort(([a], [b]) => b.length - a.length);

const sectorNames: readonly (readonly [name: string, keys: readonly string[]])[] = SECTORS.flatMap(
  ({ name, aliases }) => [name, ...aliases].map((one) => [one.toLowerCase(), [name]] as const),
).sort(([a], [b]) => b.length - a.length);

/** The indicators and sectors that a question names, and its other words. */
export interface Named {
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** The question without the names. */
  readonly rest: string;
}

/** Finds the indicators and sectors that a question names, longest names first. */
export function namesIn(question: string): Named {
  const sectors = extractNames(question, sectorNames);
  const indicators = extractNames(sectors.rest, indicatorNames);
  return { indicators: indicators.found, sectors: sectors.found, rest: indicators.rest };
}

/** The first name in a question that its legal form shows to be a company's, known or not. */
export const companyIn = (question: string): string | undefined =>
  unknownNameSpans(question)
    .map(({ start, end }) => question.slice(start, end))
    .find((name) => companyName(name).form !== '');

const SHORTEST_MISTYPED = 5;
const namedWords: readonly string[] = [...indicatorNames, ...sectorNames].flatMap(([name]) =>
  name.split(/[^\p{L}]+/u),
);

/** Whether one slip of typing makes a word of these names another one: "domestk". */
export const isMistyped = (word: string): boolean =>
  namedWords.some((name) => name.length >= SHORTEST_MISTYPED && isOneSlip(word, name));

function isOneSlip(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, wanted] = [word.slice(at), meant.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (isSwapped && rest.slice(2) === wanted.slice(2))
  );
}

/** The keys of the names found in a text, and the text without them. */
function extractNames<Key extends string>(
  text: string,
  names: readonly (readonly [name: string, keys: readonly Key[]])[],
): { found: Key[]; rest: string } {
  const found = new Set<Key>();
  let rest = text;
  for (const [name, keys] of names) {
    const pattern = new RegExp(`(?<![\\p{L}])${wordsPattern(name)}(?:nya)?(?![\\p{L}])`, 'giu');
    const without = rest.replace(pattern, ' ; ');
    if (without === rest) continue;
    rest = without;
    for (const key of keys) found.add(key);
  }
  return { found: [...found], rest };
}
