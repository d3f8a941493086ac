import type { Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type About, aboutOf, namesIndicator } from '../matching/about.js';
import { partsOf } from './company-parts.js';
import type { Part } from './part.js';
import { isOfScores, type Standing, standingOf } from './standing.js';

/** A part with all that its words say, whoever it is said of. */
export interface Saying extends Part {
  readonly about: About;
  readonly standing: Standing;
}

/** What a sentence says of companies, part by part, ready to be held against what each of them said. */
export function sayingsOf(text: string, sentence: Sentence, zone: readonly Item[]): Saying[] {
  const isScored = isOfScores(zone);
  let about = aboutOf(sentence, sentence.items);
  return partsOf(sentence, zone).map((part): Saying => {
    about = namesIndicator(part.items) ? aboutOf(sentence, part.items) : about;
    return { ...part, about, standing: standingOf(text, part.items, isScored) };
  });
}
