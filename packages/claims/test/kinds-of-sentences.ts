import type { IndicatorKey } from '@lqc/contracts';
import type { ClaimSheet } from '../src/index.js';
import { falseComparisons, ofComparisons } from './kinds-of-comparisons.js';
import { falseCounts, ofCounts } from './kinds-of-counts.js';
import { falseHeads, ofHeads } from './kinds-of-heads.js';
import { ofIndicator } from './kinds-of-indicators.js';
import { falseLists, ofLists } from './kinds-of-lists.js';
import { falseNamesTogether, ofNamesTogether } from './kinds-of-names-together.js';
import { ofParts } from './kinds-of-parts.js';
import { falsePlaces, ofPlaces } from './kinds-of-places.js';
import { ofProfile } from './kinds-of-profiles.js';
import { ofSector } from './kinds-of-sectors.js';
import { ofSets } from './kinds-of-sets.js';
import { falseSizes, ofSizes } from './kinds-of-sizes.js';
import { falseSteps, ofSteps } from './kinds-of-steps.js';
import { ofTurns } from './kinds-of-turns.js';
import { falseWholes, ofWholes } from './kinds-of-wholes.js';
import { Sheet } from './sheet-words.js';

/** Right sentences of many kinds about all that a sheet is about. */
export function rightSentences(sheet: ClaimSheet): string[] {
  const facts = new Sheet(sheet);
  const { indicator, sector, isProfile } = sheet;
  const texts = isProfile
    ? ofProfile(facts)
    : sector !== null
      ? ofSector(facts, sector)
      : indicator !== null
        ? [
            ...[0, 1, 2, 3].flatMap((turn) => ofIndicator(facts, indicator, turn)),
            ...ofComparisons(facts, indicator),
            ...ofCounts(facts, indicator),
            ...ofSets(facts, indicator),
            ...ofTurns(facts, indicator),
            ...ofParts(facts, indicator),
            ...ofSizes(facts, indicator),
            ...ofSteps(facts, indicator),
            ...ofPlaces(facts, indicator),
            ...ofNamesTogether(facts, indicator),
            ...ofWholes(facts),
            ...ofLists(facts),
            ...ofHeads(facts),
          ]
        : [];
  return [...new Set(texts)];
}

/** What an attacker would write about an indicator: none of it is true. */
export const falseSentences = (facts: Sheet, indicator: IndicatorKey): string[] => [
  ...falseComparisons(facts, indicator),
  ...falseSizes(facts, indicator),
  ...falseSteps(facts, indicator),
  ...falsePlaces(facts, indicator),
  ...falseCounts(facts, indicator),
  ...falseNamesTogether(facts, indicator),
  ...falseWholes(facts),
  ...falseLists(facts),
  ...falseHeads(facts),
];
