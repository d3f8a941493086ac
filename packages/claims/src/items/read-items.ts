import { tokensOf } from '@lqc/language';
import { readByNeighbours } from './by-neighbours/by-neighbours.js';
import { countIndicators } from './elided-counts.js';
import { type Item, itemOf } from './item.js';
import { withNoughts } from './noughts.js';
import { readPlaces } from './ordinal-places.js';
import { companyAt } from './companies.js';
import { namedPeriods, periodAt, unlessSkipped } from './periods.js';
import { readTallies } from './tallies.js';
import type { Vocabulary } from './vocabulary.js';
import { phraseAt, quoteAt, relativePeriodAt, singleAt } from './words.js';
import { numberAt } from './written-numbers.js';

/** The stretches of one sentence with what each of them means, in their order. */
export function readItems(
  text: string,
  span: { readonly start: number; readonly end: number },
  { quarters, companies }: Vocabulary,
): Item[] {
  const tokens = tokensOf(text, span.start, span.end);
  const named = namedPeriods(text.slice(span.start, span.end), span.start, quarters);
  const found: Item[] = [];
  let nextPeriod = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    while (nextPeriod < named.length && named[nextPeriod]!.end <= token.start) nextPeriod += 1;
    const period = named[nextPeriod];
    const step =
      period && token.start >= period.start && token.start < period.end
        ? periodAt(tokens, at, period)
        : (quoteAt(tokens, at) ??
          relativePeriodAt(tokens, at) ??
          numberAt(tokens, at) ??
          companyAt(tokens, at, companies) ??
          phraseAt(tokens, at) ??
          singleAt(token));
    const last = tokens[at + step.length - 1]!;
    const { start, word } = token;
    found.push(
      itemOf({
        meaning: unlessSkipped(step.meaning, text.slice(start, last.end).toLowerCase(), quarters),
        start,
        end: Math.max(last.end, token.end),
        word,
        last: last.word,
      }),
    );
    at += step.length;
  }
  const items = withNoughts(found);
  readByNeighbours(items);
  readPlaces(items);
  countIndicators(items);
  readTallies(items);
  return items;
}
