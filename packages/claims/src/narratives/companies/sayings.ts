import type { Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { ToldBefore } from '../../sentence/told.js';
import { type About, aboutOf, namesIndicator } from '../matching/about.js';
import { toldBefore, toldTogether } from '../matching/told-before.js';
import { nextInOrder } from './between-companies.js';
import { partsOf } from './company-parts.js';
import type { Part } from './part.js';
import { sameReasonIn } from './same-as-told.js';
import { isOfScores, type Standing, standingOf } from './standing.js';

/** A part with all that its words say, whoever it is said of. */
export interface Saying extends Part {
  readonly about: About;
  /** What was told before it, in its sentence and in those before. */
  readonly told: ToldBefore;
  /** How it sets whom it is of among the others. */
  readonly standing: (isBehindRate: boolean) => Standing;
}

/** What a sentence says of companies, ready to be held against each of those of whom it may be said. */
export interface Sayings {
  readonly zone: readonly Item[];
  readonly parts: readonly Saying[];
  /** "Faktor yang sama" is told once more. */
  readonly isSameReason: boolean;
  /** What all of them leave told, where the same reason is told once more. */
  readonly told: ToldBefore;
  /** Those whom it says to come next in an order. */
  readonly inOrder: ReadonlySet<string>;
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
  const isSameReason = sameReasonIn(text, zone).length > 0;
  const isScored = isOfScores(zone);
  let about = aboutOf(sentence, sentence.items);
  let told = sentence.topic.told;
  const parts = partsOf(text, sentence, zone, owner).map((part, at, all): Saying => {
    about = namesIndicator(part.items) ? aboutOf(sentence, part.items) : about;
    const before = told;
    if (at < all.length - 1 || isSameReason)
      told = toldTogether(before, toldBefore(text, part.items, before));
    return { ...part, about, told: before, standing: standingOnce(text, part.items, isScored) };
  });
  return { zone, parts, isSameReason, told, inOrder: nextInOrder(sentence.items) };
}

/** It hangs on whether a rate was told before, and is the same for everybody else. */
function standingOnce(text: string, items: readonly Item[], isScored: boolean): Saying['standing'] {
  const known = new Map<boolean, Standing>();
  return (isBehindRate) => {
    const standing = known.get(isBehindRate) ?? standingOf(text, items, isScored, isBehindRate);
    known.set(isBehindRate, standing);
    return standing;
  };
}
