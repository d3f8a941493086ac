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

/** What a sentence says of companies, ready to be held against each of those of whom it may be said. */
export interface Sayings {
  readonly zone: readonly Item[];
  readonly parts: readonly Saying[];
}

/** Stands for whomever a sentence that names nobody may be said of. */
export const ANYBODY = '';

/** @param owner whom a sentence that names nobody is read of */
export function sayingsOf(
  text: string,
  sentence: Sentence,
  zone: readonly Item[],
  owner: string | null = null,
): Sayings {
  const isScored = isOfScores(zone);
  let about = aboutOf(sentence, sentence.items);
  const parts = partsOf(sentence, zone, owner).map((part): Saying => {
    about = namesIndicator(part.items) ? aboutOf(sentence, part.items) : about;
    return { ...part, about, standing: standingOf(text, part.items, isScored) };
  });
  return { zone, parts };
}
