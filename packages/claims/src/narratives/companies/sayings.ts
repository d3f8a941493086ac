import type { Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type About, aboutOf, namesIndicator } from '../matching/about.js';
import { partsOf } from './company-parts.js';
import type { Part } from './part.js';
import { type Standing, standingOf } from './standing.js';

/** A part with what its words say, independent of the company. */
export interface Saying extends Part {
  readonly about: About;
  readonly standing: Standing;
}

/** Splits what a sentence says of companies into parts, ready to be checked against each company's narratives. */
export function sayingsOf(text: string, sentence: Sentence, zone: readonly Item[]): Saying[] {
  let about = aboutOf(sentence, sentence.items);
  return partsOf(sentence, zone).map((part): Saying => {
    about = namesIndicator(part.items) ? aboutOf(sentence, part.items) : about;
    return { ...part, about, standing: standingOf(text, part.items) };
  });
}
