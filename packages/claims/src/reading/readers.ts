import { readCountMoves } from './quantities/count-moves.js';
import { readQuantityChanges } from './quantities/quantity-changes.js';
import { readSums } from './quantities/sums.js';
import { readComposition } from './answers/compositions.js';
import { readQuantifier } from './answers/quantifier.js';
import { readSome } from './answers/some.js';
import { readSpread } from './answers/spread.js';
import { readBetweenFigures } from './beside-figures/between-figures.js';
import { readDegrees } from './beside-figures/degrees.js';
import { readOfFigureBefore } from './beside-figures/earlier-figure.js';
import { readOpposites } from './beside-figures/opposites.js';
import { readPlaceBeside } from './beside-figures/place-beside.js';
import { readRatios } from './beside-figures/ratios.js';
import { readRest } from './beside-figures/rest.js';
import { readSizesLeft } from './beside-figures/sizes-left.js';
import { readThroughout } from './beside-figures/throughout.js';
import { readComparison } from './comparisons/comparison.js';
import { readParallel } from './comparisons/parallel.js';
import { readCourses } from './directions/courses.js';
import { readMoved } from './directions/moved.js';
import { readSign } from './directions/signs.js';
import { readStatus } from './directions/status.js';
import { readWordLeft } from './directions/words-left.js';
import { takeExpectedWords } from './expected-words.js';
import { readBareFigures } from './numbers/bare-figures.js';
import { readNumbers } from './numbers/read-numbers.js';
import { readPlainAnswers } from './numbers/plain-answers.js';
import { readQuarterToCome, readUnknownQuarters } from './quarters-without-data.js';
import { readExtremes } from './ranks/extremes.js';
import { readNextPlace } from './ranks/next-place.js';
import { readOrder } from './ranks/order.js';
import { readRank } from './ranks/rank.js';
import { each, eachLeft, eachWord, type Reader } from './reader.js';
import { readAbsences } from './sets/absences.js';
import { readIndicatorsBeyond } from './sets/indicators-beyond.js';
import { readSectorSets } from './sets/sector-sets.js';
import { readSets } from './sets/sets.js';
import { readUnanswered } from './sets/unanswered.js';
import { readStory } from './story/read-story.js';

export const READERS: readonly Reader[] = [
  takeExpectedWords,
  readUnknownQuarters,
  readQuarterToCome,
  readCourses,
  readSums,
  readIndicatorsBeyond,
  readSets,
  readSectorSets,
  readUnanswered,
  readAbsences,
  readCountMoves,
  readQuantityChanges,
  readStory,
  readBareFigures,
  readExtremes,
  eachLeft('number', readPlainAnswers),
  readNumbers,
  readThroughout,
  readOfFigureBefore,
  readBetweenFigures,
  readDegrees,
  eachWord(readComposition),
  readRatios,
  readPlaceBeside,
  readOpposites,
  eachLeft('quantifier', readQuantifier),
  eachLeft('rank', readRank),
  eachLeft('more', readComparison),
  eachWord(readSign, readSpread, readMoved, readParallel, readOrder, readNextPlace),
  each('status', readStatus),
  each('some', readSome),
  readRest,
  eachWord(readWordLeft),
  readSizesLeft,
];
