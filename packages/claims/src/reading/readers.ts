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
import { readMoreOfIndicators } from './sets/more-of-indicators.js';
import { readPartsOfIndicators } from './sets/parts-of-indicators.js';
import { readSectorSets } from './sets/sector-sets.js';
import { readSets } from './sets/sets.js';
import { readStory } from './story/read-story.js';

/**
 * Every reader of figures, in the order in which a sentence is given to them. A word belongs to the
 * first reader that takes it, so what says more of several words together stands before what reads a
 * word by itself. The reason of each place tells what would be read otherwise elsewhere; readers
 * without one may change places with their neighbours.
 */
export const READERS: readonly Reader[] = [
  // What is told of other times.

  // "Tekanan upah diprakirakan meningkat": how answers are told, not an expectation of the average.
  takeExpectedWords,
  readUnknownQuarters,
  readQuarterToCome,

  // Several words that say one thing together: their numbers and directions are nobody else's.

  // "Semula 2,79, lalu 3,05 dan akhirnya 3,63": alone each of them would be of the present.
  readCourses,
  // "Ketiganya mencakup 25 dari 40 kontak": no sector has 25.
  readSums,
  readIndicatorsBeyond,
  // "Seluruh indikator biaya meningkat": before most of all indicators, or of all answers, are meant.
  readPartsOfIndicators,
  // "Lebih banyak indikator yang naik daripada yang turun": neither is the average's.
  readMoreOfIndicators,
  // "Lima sektor lainnya berada di bawah netral": neither a count of contacts nor the average's level.
  readSets,
  readSectorSets,
  readAbsences,
  // "Bertambah 14 kontak": not 14 contacts. Before the next, which would take the verb alone.
  readCountMoves,
  // "Total kontak tetap 40", "porsi di bawah netral turun ke 35,9 %": no average stayed or fell.
  readQuantityChanges,
  // "Optimisme merata di banyak sektor": before its words are read one by one.
  readStory,

  // Numbers.

  // "Triwulan sebelumnya 12 kontak.": of what the text told last, before it counts contacts.
  readBareFigures,
  readExtremes,
  // "Kontak yang memperkirakan kenaikan harga tinggal 30,0 %": the only answer that is named, however
  // far from the number; readNumbers looks beside the number.
  eachLeft('number', readPlainAnswers),
  // "Kenaikannya 0,86 poin": takes the word of direction that its number is the size of.
  readNumbers,

  // Words that set the figures told so far beside others: they need the numbers' readings, and
  // come before those who compare averages by their names.

  // "37 kontak, tidak berubah pada ketiga periode".
  readThroughout,
  // "Jumlah tersebut lebih sedikit daripada triwulan II": of the figure told last, no average.
  readOfFigureBefore,
  // "15 kontak, sedikit lebih banyak daripada 13 kontak".
  readBetweenFigures,
  // "Naik jauh lebih lambat": beside the step told before.
  readDegrees,
  // "Komposisi kontak liaison sedikit bergeser": behind readQuantityChanges, for "pangsa perusahaan
  // dengan orientasi ganda tidak berubah" is of one part alone.
  eachWord(readComposition),
  // "Separuh dari capaian triwulan I": before readQuantifier counts half of the contacts.
  readRatios,
  // "Di bawahnya terdapat Investasi dengan skor 3,54": before "terdapat" says that there are some.
  readPlaceBeside,
  readOpposites,

  // Words that compare without a figure.

  eachLeft('quantifier', readQuantifier),
  eachLeft('rank', readRank),
  // Behind readOfFigureBefore: "angka tersebut sama dengan posisi triwulan I" names no average.
  eachLeft('more', readComparison),
  // Behind readStory and readNumbers: "perbedaan antarsektor cukup lebar", "minus 2,7 poin".
  eachWord(readSign, readSpread, readMoved, readParallel, readOrder, readNextPlace),
  each('status', readStatus),
  each('some', readSome),
  // Behind everything that counts: "sisanya netral" is of those who are left of them.
  readRest,

  // What nobody has taken.

  // A word of direction or level alone is an average's, which it hardly is where another reader knows it.
  eachWord(readWordLeft),
  // "Terkerek cukup kuat": a word of size behind all that takes one along.
  readSizesLeft,
];
